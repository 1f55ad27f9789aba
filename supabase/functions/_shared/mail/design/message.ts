import { withoutMarks } from '#contract/text.ts'
import { ENGLISH, type Words } from '../../words.ts'
import type { Mail } from '../transport.ts'
import { Layout } from './layout.ts'
import {
  Fragment,
  createElement as h,
  type Medium,
  MediumContext,
  type ReactNode,
  renderToStaticMarkup,
  WordsContext,
} from './react.ts'
import { isolatedText, subjectText } from './side.ts'
import { footText, headerText } from './text.ts'

export type MessageFrame = {
  subject: string
  title: string
  preview: string
  why: string
  words?: Words
}

export type MailContent = Omit<Mail, 'id' | 'to'> & {
  title?: string
  /** What it says; of a letter without its greeting and its end. */
  blocks?: ReactNode[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function render(tree: ReactNode, medium: Medium, words: Words): string {
  return renderToStaticMarkup(h(MediumContext, { value: medium }, h(WordsContext, { value: words }, tree)))
}

function textOf(tree: ReactNode, words: Words): string {
  return render(tree, 'text', words).replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (entity, name: string) => ENTITIES[name] ?? entity,
  )
}

export function htmlOf(
  { words = ENGLISH, ...frame }: Omit<MessageFrame, 'subject'>,
  blocks: ReactNode[],
): string {
  return `<!doctype html>${render(h(Layout, frame, ...blocks), 'html', words)}`
}

export function message(frame: MessageFrame, ...blocks: ReactNode[]): MailContent {
  const { words = ENGLISH } = frame
  const text = withoutMarks(textOf(h(Fragment, null, ...blocks), words)).trimEnd()
  return {
    subject: subjectText(headerText(frame.subject), words),
    title: frame.title,
    // Plain text cannot isolate directions, so direction marks are removed.
    text: isolatedText(`${text}\n\n${footText(frame.why, words)}`, words),
    html: htmlOf(frame, blocks),
    blocks,
  }
}

export const SAMPLE_SITE = 'https://site.example'

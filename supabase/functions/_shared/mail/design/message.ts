import { withoutMarks } from '#contract/text.ts'
import type { Mail } from '../transport.ts'
import { Layout } from './layout.ts'
import {
  Fragment,
  createElement as h,
  type Medium,
  MediumContext,
  type ReactNode,
  renderToStaticMarkup,
} from './react.ts'
import { footText, headerText } from './text.ts'

export type MessageFrame = {
  subject: string
  title: string
  preview: string
  why: string
}

export type MailContent = Omit<Mail, 'id' | 'to'> & {
  title?: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function render(tree: ReactNode, medium: Medium): string {
  return renderToStaticMarkup(h(MediumContext, { value: medium }, tree))
}

/** Undoes React's escaping. */
function textOf(tree: ReactNode): string {
  return render(tree, 'text').replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (entity, name: string) => ENTITIES[name] ?? entity,
  )
}

export function htmlOf(frame: Omit<MessageFrame, 'subject'>, blocks: ReactNode[]): string {
  return `<!doctype html>${render(h(Layout, frame, ...blocks), 'html')}`
}

export function message(frame: MessageFrame, ...blocks: ReactNode[]): MailContent {
  return {
    subject: headerText(frame.subject),
    title: frame.title,
    // Plain text cannot isolate directions, so direction marks are removed.
    text: `${withoutMarks(textOf(h(Fragment, null, ...blocks))).trimEnd()}\n\n${footText(frame.why)}`,
    html: htmlOf(frame, blocks),
  }
}

export const SAMPLE_SITE = 'https://site.example'

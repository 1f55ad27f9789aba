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

/** A message's frame around its blocks. */
export type MessageFrame = {
  subject: string
  /** The heading of the message. */
  title: string
  /** The preview line that inboxes show beside the subject. */
  preview: string
  /** Why the reader gets this message, in the footer. */
  why: string
}

/** A message without its recipient. */
export type MailContent = Omit<Mail, 'id' | 'to'>

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function render(tree: ReactNode, medium: Medium): string {
  return renderToStaticMarkup(h(MediumContext, { value: medium }, tree))
}

/** The plain text of blocks, unescaped again after React. */
function textOf(tree: ReactNode): string {
  return render(tree, 'text').replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (entity, name: string) => ENTITIES[name] ?? entity,
  )
}

/** The HTML document of a message. */
export function htmlOf(frame: Omit<MessageFrame, 'subject'>, blocks: ReactNode[]): string {
  return `<!doctype html>${render(h(Layout, frame, ...blocks), 'html')}`
}

/** A whole message: both parts rendered from the same blocks. */
export function message(frame: MessageFrame, ...blocks: ReactNode[]): MailContent {
  return {
    subject: headerText(frame.subject),
    // Plain text cannot isolate what people typed, so nothing in it sets a direction.
    text: `${withoutMarks(textOf(h(Fragment, null, ...blocks))).trimEnd()}\n\n${footText(frame.why)}`,
    html: htmlOf(frame, blocks),
  }
}

/** Where the links of samples lead. */
export const SAMPLE_SITE = 'https://site.example'

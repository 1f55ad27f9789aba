import { fill } from '#contract/language.ts'
import { fullName } from '#contract/names.ts'
import type { PaperFacts } from '../order/paper.ts'
import type { Words } from '../words.ts'
import { type Greeted, greeting } from './design/blocks.ts'
import { type MailContent, message } from './design/message.ts'
import type { ReactNode } from './design/react.ts'

/** The paper of a payment or a refund, with its PDF; samples have none. */
export type AttachedPaper = Pick<PaperFacts, 'kind' | 'reference'> & { content?: Uint8Array }

export type Letter = {
  to: Greeted
  texts: Readonly<Record<'subject' | 'title' | 'preview', string>>
  slots: Readonly<Record<string, string>>
  why: string
  words: Words
  paper?: AttachedPaper | undefined
}

export const attached = ({ content, reference }: AttachedPaper): Pick<MailContent, 'papers'> =>
  content ? { papers: [{ filename: `${reference}.pdf`, content }] } : {}

/** 'Your receipt R-2026-0001 is attached.' */
export const attachedText = ({ kind, reference }: AttachedPaper, { PAPER_ATTACHED }: Words) =>
  fill(PAPER_ATTACHED[kind], { reference })

export function letter({ to, texts, slots, why, words, paper }: Letter, ...blocks: ReactNode[]): MailContent {
  const [subject, title, preview] = [texts.subject, texts.title, texts.preview].map((text) =>
    fill(text, slots),
  ) as [string, string, string]
  const content = message({ subject, title, preview, why, words }, greeting(to), ...blocks)
  return { ...content, ...(paper && attached(paper)) }
}

type Sender = { given_name: string; family_name: string }

export const toSender = ({ given_name: given, family_name: family }: Sender) => ({ to: { given, family } })

export const replyToOf = (row: Sender & { email: string }) => ({
  replyTo: { name: fullName(row.given_name, row.family_name), address: row.email },
})

import { BUSINESS } from '#content/business.ts'
import { fill } from '#contract/language.ts'
import { fullName } from '#contract/names.ts'
import type { PaperFacts } from '../papers/paper.ts'
import type { Words } from '../words.ts'
import { type Greeted, greeting, paragraph, Typed } from './design/blocks.ts'
import { type MailContent, message } from './design/message.ts'
import { createElement as h, type ReactNode } from './design/react.ts'

/** The paper of a payment or a refund, with its PDF; samples have none. */
export type AttachedPaper = {
  kind: PaperFacts['kind'] | 'statement'
  reference: string
  content?: Uint8Array
  /** Those of other payments that went back with it. */
  more?: AttachedPaper[]
}

export type Letter = {
  to: Greeted
  texts: Readonly<Record<'subject' | 'title' | 'preview', string>>
  slots: Readonly<Record<string, string>>
  why: string
  words: Words
  paper?: AttachedPaper | undefined
}

export function attached(paper: AttachedPaper): Pick<MailContent, 'papers'> {
  const papers = [paper, ...(paper.more ?? [])].flatMap(({ content, reference }) =>
    content ? [{ filename: `${reference}.pdf`, content }] : [],
  )
  return papers.length > 0 ? { papers } : {}
}

type Named = Sender & { reference: string; erased_at?: string | null } & Partial<
    Record<'company_name' | 'own_reference', string | null>
  >

/** Of a message to the operator, whose inbox is searched by it: with the reference, the name of the firm or the customer, and the firm's reference. */
export function operatorSubject({ reference, erased_at, ...of }: Named, text: string): string {
  const name = of.company_name || fullName(of.given_name, of.family_name)
  const own = of.own_reference ? ` (${of.own_reference})` : ''
  return `${reference} ${text}${erased_at || !name ? '' : `, ${name}`}${own}`
}

/** 'Your receipt R-2026-0001 is attached.' */
export const attachedText = ({ more = [], ...paper }: AttachedPaper, { LANGUAGE, PAPER_ATTACHED }: Words) =>
  [paper, ...more]
    .map(({ kind, reference }) => fill(PAPER_ATTACHED[kind], { reference }))
    .join(LANGUAGE.space)

/** Who writes: with the name by which customers know the house. */
export const signature = ({ MAIL }: Words) =>
  paragraph(h(Typed, { text: `${MAIL.regards}\n${BUSINESS.shortName}` }))

export function letter({ to, texts, slots, why, words, paper }: Letter, ...blocks: ReactNode[]): MailContent {
  const [subject, title, preview] = [texts.subject, texts.title, texts.preview].map((text) =>
    fill(text, slots),
  ) as [string, string, string]
  const content = message({ subject, title, preview, why, words }, greeting(to), ...blocks, signature(words))
  return { ...content, blocks, ...(paper && attached(paper)) }
}

type Sender = { given_name: string; family_name: string }

export const toSender = ({ given_name: given, family_name: family }: Sender) => ({ to: { given, family } })

export const replyToOf = (row: Sender & { email: string }): Pick<MailContent, 'replyTo'> =>
  row.email ? { replyTo: { name: fullName(row.given_name, row.family_name), address: row.email } } : {}

/** For the operator. */
export const emailText = ({ email }: { email: string }) => email || 'none: by letter or phone'

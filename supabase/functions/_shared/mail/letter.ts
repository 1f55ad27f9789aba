import { fill } from '#contract/language.ts'
import type { Words } from '../words.ts'
import { Greeting } from './design/blocks.ts'
import { type MailContent, message } from './design/message.ts'
import { createElement as h, type ReactNode } from './design/react.ts'

export type Letter = {
  /** The name as it was typed. */
  to: string
  texts: Readonly<Record<'subject' | 'title' | 'preview', string>>
  /** Of those texts. */
  slots: Readonly<Record<string, string>>
  why: string
  words: Words
}

/** A message to a customer, by name. */
export function letter({ to, texts, slots, why, words }: Letter, ...blocks: ReactNode[]): MailContent {
  const [subject, title, preview] = [texts.subject, texts.title, texts.preview].map((text) =>
    fill(text, slots),
  ) as [string, string, string]
  return message({ subject, title, preview, why, words }, h(Greeting, { typed: to }), ...blocks)
}

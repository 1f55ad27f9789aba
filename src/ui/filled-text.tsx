import type { ReactNode } from 'react'
import { parts } from '#contract/language.ts'

type FilledTextProps = { text: string; slots: Readonly<Record<string, ReactNode>> }

/** A sentence with elements in it. Each piece is in one of its own, for a page's translator. */
export function FilledText({ text, slots }: FilledTextProps) {
  return (
    <span>
      {parts<ReactNode>(text, slots).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <span key={i}>{part}</span>
      ))}
    </span>
  )
}

import type { ReactNode } from 'react'
import { BUSINESS } from '#content/business.ts'
import { WRITE_INSTEAD } from '#content/messages.ts'
import { parts } from '#contract/language.ts'
import { mailLink, phoneLink } from '#src/lib/slots.tsx'

type WriteInsteadProps = {
  /** What does not work; it precedes the address to write to. */
  text: string
  after?: string
}

export function WriteInstead({ text, after = '' }: WriteInsteadProps) {
  const { email, phone } = BUSINESS
  return parts<ReactNode>(phone ? WRITE_INSTEAD.orCall : WRITE_INSTEAD.write, {
    text,
    email: mailLink(email.general),
    phone: phone && phoneLink(phone),
    after,
  })
}

/** In place of a button that needs a script, which `page.astro` hides. Rendered at build time only. */
export function WithoutScripts(words: WriteInsteadProps) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="noscript">
          <WriteInstead {...words} />
        </p>
      )}
    </noscript>
  )
}

import type { ReactNode } from 'react'
import { BUSINESS } from '#content/business.ts'
import { INTERFACE } from '#content/interface.ts'
import { parts } from '#contract/language.ts'

type WriteInsteadProps = {
  /** What does not work; it precedes the address to write to. */
  text: string
  after?: string
}

export function WriteInstead({ text, after = '' }: WriteInsteadProps) {
  const { email, phone } = BUSINESS
  return parts<ReactNode>(phone ? INTERFACE.writeOrCall : INTERFACE.write, {
    text,
    email: (
      <a key="email" href={`mailto:${email.general}`}>
        {email.general}
      </a>
    ),
    phone: (
      <a key="phone" href={`tel:${phone}`}>
        {phone}
      </a>
    ),
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

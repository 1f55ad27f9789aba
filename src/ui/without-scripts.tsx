import { BUSINESS } from '#content/business.ts'

type WriteInsteadProps = {
  /** What does not work, and that people are welcome to write to … */
  text: string
  /** What happens then. */
  after?: string
}

/** What visitors without scripts can do instead. */
export function WriteInstead({ text, after = '' }: WriteInsteadProps) {
  const { email, phone } = BUSINESS
  return (
    <>
      {text} <a href={`mailto:${email.general}`}>{email.general}</a>
      {phone && (
        <>
          , or call <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
      . {after}
    </>
  )
}

/**
 * The same, in the place of a button that does nothing without a script; `page.astro` hides the button. Written when the page
 * is built: scripts need not hold it.
 */
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

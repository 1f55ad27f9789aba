import { SELF_CHECK } from '#content/apostille.ts'
import type { ServicePage } from '#src/collections/schemas.ts'
import { MarkdownLine } from '#src/ui/markdown-line.tsx'

/**
 * Answers show and hide their notes by CSS alone. The notes stand right after the answer that they belong to, and the
 * verdict after the last question, so that reading on finds them; the verdict is announced as well.
 */
export function SelfCheck({ title, text, parts }: NonNullable<ServicePage['sections']['self-check']>) {
  return (
    <section className="wrap two">
      <div className="section-head">
        <h2>{title}</h2>
        <p>
          <MarkdownLine text={text} />
        </p>
      </div>
      {/* Nothing is sent: a form that asks a dialog to close, outside of one, does nothing. */}
      <form className="check" method="dialog">
        {parts.map(({ id, title: question, text: no }) => (
          <fieldset key={id}>
            <legend>{question}</legend>
            <label>
              <input type="radio" name={id} value="yes" required aria-invalid={false} />
              {SELF_CHECK.yes}
            </label>
            <label>
              <input type="radio" name={id} value="no" aria-invalid={false} />
              {SELF_CHECK.no}
            </label>
            <p className="note">
              <MarkdownLine text={no} />
            </p>
          </fieldset>
        ))}
        <div className="verdict" aria-live="polite">
          <p className="ready">{SELF_CHECK.ready}</p>
          <p className="nearly">{SELF_CHECK.nearly}</p>
        </div>
      </form>
    </section>
  )
}

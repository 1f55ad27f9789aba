import { SELF_CHECK } from '#content/apostille.ts'
import { SERVICE_WORDS } from '#content/services.ts'
import type { ServicePage } from '#src/collections/schemas.ts'
import { PATHS, quotePathFrom } from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/busy-button.tsx'
import { MarkdownLine } from '#src/ui/markdown-line.tsx'
import { SectionHead } from '#src/ui/section.tsx'

/**
 * CSS alone shows and hides notes. Each follows its answer, and the verdict the last question, for people who listen;
 * the verdict is announced.
 */
export function SelfCheck({ title, text, parts }: NonNullable<ServicePage['sections']['self-check']>) {
  return (
    <section className="wrap two">
      <SectionHead title={title} text={text} />
      {/* Sends nothing: method="dialog" outside a dialog does nothing. */}
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
          <p className="end">
            <ButtonLink label={SERVICE_WORDS.getQuote} href={quotePathFrom(PATHS.apostille)} />
          </p>
        </div>
      </form>
    </section>
  )
}

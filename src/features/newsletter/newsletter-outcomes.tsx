import { NEWSLETTER, NEWSLETTER_LINK_FIELD_WORDS } from '#content/newsletter.ts'
import { PLAIN_LINK } from '#content/plain-forms.ts'
import { PLAIN_FORMS } from '#contract/backend.ts'
import type { NEWSLETTER_LINK_FIELDS } from '#contract/newsletter.ts'
import { plainPost } from '#src/form/form-answers.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/busy-button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Outcome } from '#src/ui/outcome.tsx'

const ACTIONS = ['confirm', 'unsubscribe'] as const

export function NewsletterOutcomes() {
  const { sent } = NEWSLETTER.form
  return (
    <>
      <Outcome id={PLAIN_FORMS.newsletter.done} title={sent.title} lead={sent.plain}>
        <p>{sent.hint}</p>
        <Back />
      </Outcome>
      {ACTIONS.map((action) => (
        <Outcome key={action} id={action} title={NEWSLETTER[action].title} lead={NEWSLETTER[action].text}>
          <form {...plainPost(action)}>
            {/* The one-machine host fills in the address's token. */}
            <Field
              name={'link' satisfies keyof typeof NEWSLETTER_LINK_FIELDS}
              id={`${action}-link`}
              label={NEWSLETTER_LINK_FIELD_WORDS.link.label}
              hint={PLAIN_LINK.hint}
            >
              {(control) => <input {...control} type="text" autoComplete="off" data-query="token" />}
            </Field>
            <button className="btn" type="submit">
              {NEWSLETTER[action].submit}
            </button>
          </form>
        </Outcome>
      ))}
      {ACTIONS.map((action) => {
        const { done } = PLAIN_FORMS[action]
        return (
          <Outcome
            key={done}
            id={done}
            title={NEWSLETTER[action].done.title}
            lead={NEWSLETTER[action].done.text}
          >
            <Back />
          </Outcome>
        )
      })}
    </>
  )
}

function Back() {
  return <ButtonLink look="btn ghost" label={NEWSLETTER.back} href={PATHS.social} />
}

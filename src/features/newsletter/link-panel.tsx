import { type ReactNode, useState } from 'react'
import { ERROR_TITLE } from '#content/messages.ts'
import { NEWSLETTER } from '#content/newsletter.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import { PATHS } from '#src/lib/routes.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton, ButtonLink } from '#src/ui/busy-button.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import { loadBackend } from './address-form.tsx'

export type LinkAction = 'confirm' | 'unsubscribe'

type LinkPanelProps = {
  action: LinkAction
  token: string
  /** The link is invalid: back to the form. */
  onSpent: () => void
}

/** Retrying is no use. */
const SPENT: readonly string[] = ['link-expired', 'link-invalid', 'bad-request']

const FUNCTIONS: Record<LinkAction, string> = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
}

/** Waits for a press, because mail scanners open every link, and would subscribe and unsubscribe people. */
export function LinkPanel({ action, token, onSpent }: LinkPanelProps) {
  const [isDone, setDone] = useState(false)
  const { errors, clear, refuse } = useRefusal()
  const words = NEWSLETTER[action]
  const heading = useFocus(isDone)

  const [busy, press] = useBusy(async () => {
    clear()
    try {
      const { callForm } = await loadBackend()
      const outcome = await callForm(FUNCTIONS[action], { token })
      if (outcome.accepted) {
        // Coming back shows the page, not this button.
        history.replaceState(null, '', PATHS.social)
        return setDone(true)
      }
      if (outcome.code && SPENT.includes(outcome.code)) return onSpent()
    } catch {
      // Not loaded: treated like a failed call.
    }
    refuse({ title: ERROR_TITLE, description: NEWSLETTER.failures[action] })
  })

  if (isDone) {
    return (
      <Slip>
        <h2 tabIndex={-1} ref={heading}>
          {words.done.title}
        </h2>
        <p className="lead">{words.done.text}</p>
        <ButtonLink look="btn ghost" label={NEWSLETTER.back} href={PATHS.social} />
      </Slip>
    )
  }
  return (
    <Slip>
      <ErrorSummary errors={errors} />
      <h2>{words.title}</h2>
      <p className="lead">{words.text}</p>
      <BusyButton busy={busy} onClick={press} label={words.submit} busyLabel={words.busy} />
    </Slip>
  )
}

function Slip({ children }: { children: ReactNode }) {
  return (
    <section className="newsletter from-mail">
      <div className="perforated-block">
        <div className="perforated">{children}</div>
      </div>
    </section>
  )
}

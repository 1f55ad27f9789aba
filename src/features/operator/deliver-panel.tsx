import { type SubmitEvent, useRef, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { DELIVERY_LIMITS, isPlainText, isShortText } from '#contract/operator.ts'
import { CHECKED, readAnswers } from '#src/form/form-answers.ts'
import { useTitlePrefix } from '#src/form/use-field-errors.ts'
import { useLeaveWarning } from '#src/form/use-request-form.ts'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { TextArea, TextField, TickField } from '#src/ui/field.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { Deliveries } from './deliveries.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'
import { Uploads } from './uploads.tsx'
import type { OperatorLink, OrderView } from './use-operator-link.ts'
import { useUploads } from './use-uploads.ts'

const words = OPERATOR_ORDER.deliver

/** Hands finished documents over, a parcel, or both; as often as it takes. */
export function DeliverPanel({ link, view }: PanelProps) {
  const { order, allowedActions } = view
  const [isDone, setDone] = useState(false)
  return (
    <Screen {...screenWords(view, isDone)} view={view}>
      {order && allowedActions.includes('deliver') ? (
        <DeliveryForm link={link} order={order} onDelivered={() => setDone(true)} />
      ) : (
        <Problem text={link.problem} />
      )}
      {order && order.deliveries.length > 0 && (
        <section aria-labelledby="earlier-title">
          <h2 id="earlier-title">{words.earlier}</h2>
          <Deliveries deliveries={order.deliveries} />
        </section>
      )}
    </Screen>
  )
}

/** How many documents an order can have; the database refuses more. */
const MOST_DOCUMENTS = 50

const NAMES = ['carrier', 'tracking', 'note', 'open'] as const
type Typed = Record<(typeof NAMES)[number], string>

const tooLong = (max: number) => words.long.replace('{max}', max.toLocaleString('en-GB'))

function errorsIn({ carrier, tracking, note }: Typed): FieldError[] {
  const errors: FieldError[] = []
  for (const [id, text] of Object.entries({ carrier, tracking }))
    if (!isShortText(text, DELIVERY_LIMITS.carrier))
      errors.push({ id, message: tooLong(DELIVERY_LIMITS.carrier) })
  if (!isPlainText(note, DELIVERY_LIMITS.note))
    errors.push({ id: 'note', message: tooLong(DELIVERY_LIMITS.note) })
  return errors
}

type DeliveryFormProps = {
  link: OperatorLink
  order: NonNullable<OrderView['order']>
  onDelivered: () => void
}

function DeliveryForm({ link, order, onDelivered }: DeliveryFormProps) {
  const { busy, act } = link
  const form = useRef<HTMLFormElement>(null)
  const uploads = useUploads(link)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string>()
  useLeaveWarning(uploads.running)
  useTitlePrefix(errors.length > 0 ? 'Error' : undefined)
  const errorOf = (name: string) => errors.find(({ id }) => id === name)?.message

  const deliver = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readAnswers(event.currentTarget, NAMES)
    const carrier = typed.carrier.trim()
    const tracking = typed.tracking.trim()
    const note = typed.note.trim()
    const found = errorsIn({ ...typed, carrier, tracking, note })
    const nothing = order.waiting.length === 0 && !tracking ? words.nothing : undefined
    const missing = uploads.pending ?? nothing
    setErrors(found)
    setProblem(missing)
    if (found.length > 0 || missing) return
    const openNow = typed.open === CHECKED
    if (!(await act({ action: 'deliver', note, carrier, tracking, openNow }))) return
    form.current?.reset()
    uploads.clear()
    onDelivered()
  }

  return (
    <form ref={form} noValidate onSubmit={deliver} onInput={() => setProblem(undefined)}>
      <ErrorSummary errors={errors} />
      <Uploads
        link={link}
        uploads={uploads}
        waiting={order.waiting}
        most={MOST_DOCUMENTS}
        words={words.documents}
      />
      <fieldset className="grp">
        <legend>{words.parcel}</legend>
        <div className="pair">
          <TextField
            name="carrier"
            label={words.carrier}
            hint={words.carrierHint}
            error={errorOf('carrier')}
            optional
          />
          <TextField
            name="tracking"
            label={words.tracking}
            hint={words.trackingHint}
            error={errorOf('tracking')}
            spellCheck={false}
            optional
          />
        </div>
      </fieldset>
      <TextArea name="note" label={words.note} error={errorOf('note')} rows={4} optional />
      {order.state !== 'completed' &&
        (order.openBeforePayment ? (
          <p className="kept">{words.alreadyOpen}</p>
        ) : (
          <TickField name="open" label={words.open} optional />
        ))}
      <Press
        busy={busy}
        problem={problem ?? link.problem}
        label={words.button}
        busyLabel={OPERATOR_PAGE.busy}
      />
    </form>
  )
}

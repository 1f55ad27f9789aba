import { type SubmitEvent, useRef, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { choiceText } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import { DELIVERY_LIMITS } from '#contract/limits.ts'
import { fullName } from '#contract/names.ts'
import { type DeliveryDraft, isPlainText, isShortText } from '#contract/operator.ts'
import { type DeliveredDocument, originalsHere } from '#contract/order.ts'
import { CHECKED, readAnswers } from '#src/form/form-answers.ts'
import { useLeaveWarning } from '#src/form/use-request-form.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { TextArea, TextField, TickField } from '#src/ui/field.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { CertifyForm } from './certify-form.tsx'
import { Deliveries } from './deliveries.tsx'
import { Ticks } from './fields.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'
import { Uploads } from './uploads.tsx'
import type { Order, OrderView } from './use-operator-link.ts'
import { useUploads } from './use-uploads.ts'

const words = OPERATOR_ORDER.deliver

/** Hands finished documents over, a parcel, or both; as often as it takes. */
export function DeliverPanel({ link, view }: PanelProps) {
  const { order, allowedActions } = view
  const [isDone, setDone] = useState(false)
  return (
    <Screen {...screenWords(view, isDone)} view={view}>
      {order && allowedActions.includes('deliver') ? (
        <>
          <CertifyForm link={link} view={view} order={order} />
          <DeliveryForm link={link} view={view} order={order} onDelivered={() => setDone(true)} />
        </>
      ) : (
        <Problem text={link.problem} />
      )}
      {order && order.deliveries.length > 0 && (
        <section aria-labelledby="earlier-title">
          <h2 id="earlier-title">{words.earlier}</h2>
          <Deliveries
            deliveries={order.deliveries}
            takeBack={allowedActions.includes('take_back') ? link : undefined}
          />
        </section>
      )}
    </Screen>
  )
}

/** How many documents an order can have; the database refuses more. */
const MOST_DOCUMENTS = 50

const NAMES = ['carrier', 'tracking', 'note', 'open'] as const
type Typed = Record<(typeof NAMES)[number], string>

const tooLong = (max: number) => fill(words.long, { max: max.toLocaleString('en-GB') })

function errorsIn({ carrier, tracking, note }: Typed): FieldError[] {
  const errors: FieldError[] = []
  for (const [id, text] of Object.entries({ carrier, tracking }))
    if (!isShortText(text, DELIVERY_LIMITS.carrier))
      errors.push({ id, message: tooLong(DELIVERY_LIMITS.carrier) })
  if (!isPlainText(note, DELIVERY_LIMITS.note))
    errors.push({ id: 'note', message: tooLong(DELIVERY_LIMITS.note) })
  return errors
}

type DeliveryFormProps = PanelProps & { order: Order; onDelivered: () => void }

const standing = ({ deliveries }: Order): DeliveredDocument[] =>
  deliveries.flatMap(({ documents }) => documents).filter(({ closed }) => !closed)

/** What to know before work is handed over that the customer has not answered for. */
function warningOf({ messages }: Order): string | undefined {
  const draft = messages.findLast(({ author, kind }) => author === 'operator' && kind === 'draft')
  if (draft && !draft.approved) return words.notApproved
  return messages.some(({ isOpen }) => isOpen) ? words.stillOpen : undefined
}

function DeliveryForm({ link, view, order, onDelivered }: DeliveryFormProps) {
  const { busy, act } = link
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<DeliveryDraft>()
  const [replaces, setReplaces] = useState<string[]>([])
  const [enclosed, setEnclosed] = useState<string[]>([])
  const replaceable = standing(order)
  const here = originalsHere(order)
  // Nobody can open it before it is paid for, and until then it can be taken back: that needs no question.
  const isClosed = order.money.left > 0 && !order.openBeforePayment
  const warning = warningOf(order) ?? (enclosed.length < here.length ? words.originalsHere : undefined)
  const form = useRef<HTMLFormElement>(null)
  const uploads = useUploads(link)
  const [errors, setErrors] = useState<FieldError[]>([])
  useLeaveWarning(uploads.running)
  const errorOf = (name: string) => errors.find(({ id }) => id === name)?.message
  const field = (name: 'carrier' | 'tracking' | 'note') => ({
    ...{ name, label: words[name], optional: true },
    error: errorOf(name),
  })

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readAnswers(event.currentTarget, NAMES)
    const carrier = typed.carrier.trim()
    const tracking = typed.tracking.trim()
    const note = typed.note.trim()
    const found = errorsIn({ ...typed, carrier, tracking, note })
    const nothing = order.waiting.length === 0 && !tracking ? words.nothing : undefined
    const unmatched = order.waiting.length === 0 && replaces.length > 0 ? words.replacesNothing : undefined
    const loose = !tracking && enclosed.length > 0 ? words.parcelMissing : undefined
    const missing = uploads.pending ?? nothing ?? unmatched ?? loose
    if (missing) found.unshift({ id: 'documents', message: missing })
    setErrors(found)
    if (found.length > 0) return
    const draft: DeliveryDraft = {
      note,
      carrier,
      tracking,
      openNow: typed.open === CHECKED,
      replaces,
      originals: enclosed.map(Number),
    }
    setAsked(draft)
    if (isClosed && !warning && !draft.openNow && !tracking && replaces.length === 0) void deliver(draft)
    else dialog.current?.showModal()
  }

  const deliver = async (draft: DeliveryDraft | undefined) => {
    const done = draft && (await act({ action: 'deliver', ...draft }))
    dialog.current?.close()
    if (!done) return
    form.current?.reset()
    setReplaces([])
    setEnclosed([])
    uploads.clear()
    onDelivered()
  }

  return (
    <form ref={form} noValidate onSubmit={ask}>
      <ErrorSummary errors={errors} problem={link.problem} />
      <Uploads
        link={link}
        uploads={uploads}
        waiting={{ documents: order.waiting, words: words.documents }}
        most={MOST_DOCUMENTS}
        words={words.documents}
        error={errorOf('documents')}
      />
      {replaceable.length > 0 && (
        <Ticks
          name="replaces"
          label={words.replaces}
          hint={words.replacesHint}
          optional
          options={replaceable.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={replaces}
          onChange={setReplaces}
        />
      )}
      <fieldset className="grp">
        <legend>{words.parcel}</legend>
        <div className="pair">
          <TextField {...field('carrier')} hint={words.carrierHint} />
          <TextField {...field('tracking')} hint={words.trackingHint} spellCheck={false} />
        </div>
      </fieldset>
      {here.length > 0 && (
        <Ticks
          name="originals"
          label={words.enclosed}
          optional
          options={here.map(({ number, what }) => ({ value: String(number), label: what }))}
          chosen={enclosed}
          onChange={setEnclosed}
        />
      )}
      <TextArea {...field('note')} rows={4} />
      {order.state !== 'completed' &&
        (order.openBeforePayment ? (
          <p className="kept">{words.alreadyOpen}</p>
        ) : (
          <TickField name="open" label={words.open} optional />
        ))}
      {warning && (
        <p className="kept" role="note">
          <span>{warning}</span>
        </p>
      )}
      {isClosed && (
        <p className="kept">
          <span>{fill(words.closedTo, { name: nameOf(view), reference: view.request.reference })}</span>
        </p>
      )}
      <Press busy={busy} label={words.button} busyLabel={OPERATOR_PAGE.busy} />
      <ConfirmDialog
        dialog={dialog}
        title={fill(words.sure, { name: nameOf(view) })}
        text={asked ? sureText(view, order, asked) : ''}
        cancel={words.no}
        busy={busy}
      >
        {warning && <p>{warning}</p>}
        <BusyButton
          busy={busy}
          onClick={() => deliver(asked)}
          label={words.button}
          busyLabel={OPERATOR_PAGE.busy}
        />
      </ConfirmDialog>
    </form>
  )
}

const nameOf = ({ request: { answers } }: OrderView) =>
  [fullName(answers.givenName, answers.familyName), answers.companyName].filter(Boolean).join(', ')

/** What is handed over to whom, so that nobody gets the documents of another. */
function sureText(view: OrderView, order: Order, asked: DeliveryDraft): string {
  const { reference, answers } = view.request
  const names = order.waiting.map(({ name }) => name)
  const replaced = standing(order).filter(({ id }) => asked.replaces?.includes(id))
  const enclosed = originalsHere(order).filter(({ number }) => asked.originals?.includes(number))
  const documents = words.documentsSure[names.length === 1 ? 'one' : 'many']
  const tracking = [asked.carrier, asked.tracking].join(' ').trim()
  const what = [
    names.length > 0 && fill(documents, { count: names.length, names: names.join(', ') }),
    asked.tracking && fill(words.parcelSure, { tracking }),
    enclosed.length > 0 && fill(words.enclosedSure, { names: enclosed.map(({ what }) => what).join(', ') }),
    replaced.length > 0 && fill(words.replacesSure, { names: replaced.map(({ name }) => name).join(', ') }),
  ]
  const service = choiceText(QUOTE_FIELD_WORDS.serviceType, answers.serviceType)
  return fill(words.sureText, { service, reference, what: what.filter(Boolean).join(' ') })
}

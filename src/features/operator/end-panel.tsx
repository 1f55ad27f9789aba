import { type SubmitEvent, useRef, useState } from 'react'
import { DATES } from '#content/language.ts'
import { OPERATOR_ORDER, OPERATOR_PAGE, type ScreenWords } from '#content/operator.ts'
import { dateIn } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import { fullName } from '#contract/names.ts'
import {
  END_GROUNDS,
  type EndGround,
  isPlainText,
  type OrderAction,
  REASON_LIMIT,
} from '#contract/operator.ts'
import { formatPence } from '#contract/order.ts'
import { storable } from '#src/form/form-answers.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { TextArea } from '#src/ui/field.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { AmountField, readAmount } from './fields.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'
import type { Order, OrderView } from './use-operator-link.ts'

const words = OPERATOR_ORDER.end

const KINDS = ['refund', 'end', 'write_off'] as const

type Kind = (typeof KINDS)[number]

type Typed = { kind?: Kind; amount: string; ground?: EndGround; reason: string }

type EndAction = Extract<OrderAction, { action: Kind }>

function groundsOf({ rights }: Order): EndGround[] {
  const consumer: EndGround[] = rights?.express
    ? ['within_14_days_express', 'after_14_days']
    : ['within_14_days_no_express', 'after_14_days']
  const possible: EndGround[] = [...(rights ? consumer : ['business' as const]), 'our_fault', 'goodwill']
  return END_GROUNDS.filter((ground) => possible.includes(ground))
}

function read({ kind, amount: typedAmount, ground, reason: typedReason }: Typed, { money }: Order) {
  const errors: FieldError[] = []
  const reason = storable(typedReason).trim()
  const bounds = { min: kind === 'end' ? 0 : 1, max: money.held }
  const invalid = fill(words.invalid, { min: formatPence(bounds.min), max: formatPence(bounds.max) })
  const returnsAll = ground === 'within_14_days_no_express'
  const { amount = 0, error } =
    kind === 'end' && returnsAll ? { amount: 0 } : readAmount(typedAmount, bounds, invalid)
  if (!kind) errors.push({ id: 'kind', message: words.choose })
  if (kind === 'end' && !ground) errors.push({ id: 'ground', message: words.groundMissing })
  if ((kind === 'end' || kind === 'refund') && error) errors.push({ id: 'amount', message: error })
  if (kind && !reason) errors.push({ id: 'reason', message: words.reasonMissing })
  if (!isPlainText(reason, REASON_LIMIT))
    errors.push({
      id: 'reason',
      message: fill(words.reasonLong, { max: REASON_LIMIT.toLocaleString('en-GB') }),
    })
  const action: EndAction | undefined =
    kind === 'refund'
      ? { action: 'refund', amount, reason, expected: money.held }
      : kind === 'write_off'
        ? { action: 'write_off', reason }
        : ground && { action: 'end', keep: amount, reason, ground }
  return { errors, action: errors.length > 0 ? undefined : action }
}

export function EndPanel({ link, view }: PanelProps) {
  const { order, allowedActions } = view
  const [done, setDone] = useState<EndAction>()
  const kinds = KINDS.filter((kind) => allowedActions.includes(kind))
  const owed = (order?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Screen {...endWords(view, done)} view={view}>
      {order && <Money order={order} />}
      {order && !done && kinds.length > 0 ? (
        <EndForm link={link} view={view} order={order} kinds={kinds} onDone={setDone} />
      ) : (
        <Problem text={link.problem} />
      )}
      {owed > 0 && <p className="kept">{fill(OPERATOR_ORDER.decline.owed, { amount: formatPence(owed) })}</p>}
    </Screen>
  )
}

function endWords(view: OrderView, done: EndAction | undefined): ScreenWords {
  if (done?.action === 'write_off') return words.done.write_off
  if (done?.action === 'refund') {
    const { title, text } = words.done.refund
    return { title: fill(title, { amount: formatPence(done.amount) }), text }
  }
  return screenWords(view, done !== undefined)
}

function Money({ order: { money, rights } }: { order: Order }) {
  const { paid, held, left } = money
  return (
    <Facts
      className="given"
      facts={[
        { label: words.paid, text: formatPence(paid) },
        { label: words.held, text: formatPence(held) },
        { label: words.left, text: formatPence(left) },
        {
          label: words.rights,
          text: rights
            ? fill(words.until, {
                day: dateIn(DATES, rights.until),
                express: words.express[rights.express ? 'yes' : 'no'],
              })
            : words.company,
        },
      ]}
    />
  )
}

type EndFormProps = PanelProps & {
  order: Order
  kinds: readonly Kind[]
  onDone: (action: EndAction) => void
}

function EndForm({ link, view, order, kinds, onDone }: EndFormProps) {
  const { busy, problem, act } = link
  const dialog = useRef<HTMLDialogElement>(null)
  const only = kinds.length === 1 ? kinds[0] : undefined
  const [typed, setTyped] = useState<Typed>({ amount: '', reason: '', ...(only && { kind: only }) })
  const [summary, setSummary] = useState<FieldError[]>([])
  const { kind, ground } = typed
  const { errors, action } = read(typed, order)
  const errorOf = (id: string) =>
    summary.length > 0 ? errors.find((error) => error.id === id)?.message : undefined
  const change = (changes: Partial<Typed>) => setTyped((known) => ({ ...known, ...changes }))

  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSummary(errors)
    if (action) dialog.current?.showModal()
  }

  const end = async () => {
    if (!action) return
    const shown = await act(action)
    dialog.current?.close()
    if (shown) onDone(action)
  }

  const { answers, reference } = view.request
  const amounts = amountsOf(action, order)
  const facts = {
    amount: formatPence(kind === 'write_off' ? order.money.left : amounts.back),
    kept: formatPence(amounts.kept),
    back: formatPence(amounts.back),
    reference,
    name: fullName(answers.givenName, answers.familyName),
  }
  const needsAmount = kind === 'refund' || (kind === 'end' && ground !== 'within_14_days_no_express')

  return (
    <form noValidate onSubmit={ask}>
      <ErrorSummary errors={summary} problem={problem} />
      <RadioSegments
        className="order-choices"
        name="kind"
        label={words.choice}
        error={errorOf('kind')}
        options={kinds.map((value) => ({ value, label: words.choices[value] }))}
        chosen={kind}
        onChoose={(next) => change({ kind: next })}
      />
      {kind === 'end' && (
        <RadioSegments
          className="order-choices"
          name="ground"
          label={words.ground}
          error={errorOf('ground')}
          options={groundsOf(order).map((value) => ({ value, label: words.grounds[value] }))}
          chosen={ground}
          onChoose={(next) => change({ ground: next })}
        />
      )}
      {needsAmount && (
        <AmountField
          name="amount"
          label={kind === 'end' ? words.keep : words.amount}
          hint={kind === 'end' ? words.keepHint : undefined}
          error={errorOf('amount')}
          typed={typed.amount}
          onType={(amount) => change({ amount })}
        />
      )}
      {kind && (
        <TextArea
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          error={errorOf('reason')}
          rows={3}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
      {action && <Outcome action={action} order={order} />}
      {kind && <Press busy={busy} label={words.next} busyLabel={OPERATOR_PAGE.busy} />}
      {kind && (
        <ConfirmDialog
          dialog={dialog}
          title={fill(words.sure[kind], facts)}
          text={fill(words.consequence[kind], facts)}
          cancel={words.stop}
          busy={busy}
        >
          <Press busy={busy} label={words.act[kind]} busyLabel={OPERATOR_PAGE.busy} onPress={end} />
        </ConfirmDialog>
      )}
    </form>
  )
}

function amountsOf(action: EndAction | undefined, { money: { held } }: Order) {
  const back = action?.action === 'refund' ? action.amount : action?.action === 'end' ? held - action.keep : 0
  return { kept: held - back, back }
}

function Outcome({ action, order }: { action: EndAction; order: Order }) {
  const { kept, back } = amountsOf(action, order)
  const facts =
    action.action === 'write_off'
      ? [{ label: words.writtenOff, text: formatPence(order.money.left) }]
      : [
          { label: words.kept, text: formatPence(kept) },
          { label: words.back, text: formatPence(back) },
        ]
  return <Facts className="given" facts={facts} />
}

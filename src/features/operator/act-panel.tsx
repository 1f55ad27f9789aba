import { type SubmitEvent, useRef, useState } from 'react'
import { DATES } from '#content/language.ts'
import { OPERATOR_ORDER, OPERATOR_PAGE } from '#content/operator.ts'
import {
  type ActFact,
  type ActField,
  type ActOrder,
  actOf,
  CONTACT,
  isPlainAct,
  type LinkRow,
  OPERATOR_LINKS,
  type PlainAct,
  type ScreenWords,
} from '#contract/acts.ts'
import { dateIn } from '#contract/dates.ts'
import { isAsked } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import { fullName } from '#contract/names.ts'
import { ukDay } from '#contract/operator.ts'
import { formatPence } from '#contract/order.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { TextArea, TextField } from '#src/ui/field.tsx'
import { FilledText } from '#src/ui/filled-text.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { momentText } from '#src/ui/times.tsx'
import { AmountField, Ticks } from './fields.tsx'
import { readAct, type Typed } from './read-act.ts'
import { type PanelProps, Screen, screenWords } from './screen.tsx'
import type { Order, OrderView } from './use-operator-link.ts'

const words = OPERATOR_ORDER.act

/** The page of a link whose acts are rows of contract/acts.ts. After an act its form begins anew: nothing is refunded twice by a second press. */
export function ActPanel({ link, view }: PanelProps) {
  const { order, purpose, allowedActions } = view
  const [done, setDone] = useState<ScreenWords>()
  const [times, setTimes] = useState(0)
  const [chosen, choose] = useState<PlainAct>()
  const { page }: LinkRow = OPERATOR_LINKS[purpose]
  const names = allowedActions.filter(isPlainAct)
  const name = names.length === 1 ? names[0] : names.find((known) => known === chosen)
  const owed = (order?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const facts = order ? (page?.facts ?? []).map((fact) => factOf(fact, order)) : []
  return (
    <Screen {...(done ?? screenWords(view))} view={view}>
      <Facts className="given" facts={facts.filter(({ text }) => text !== '')} />
      {names.length > 1 && (
        <RadioSegments
          key={times}
          className="order-choices"
          name="act"
          label={words.choice}
          options={names.map((value) => ({ value, label: actOf(value).choice ?? '' }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {name ? (
        <ActForm
          key={`${name} ${times}`}
          {...{ link, view, name }}
          onDone={(said) => {
            setDone(said)
            setTimes(times + 1)
            choose(undefined)
          }}
        />
      ) : (
        <Problem text={link.problem} />
      )}
      {owed > 0 && <p className="kept">{fill(words.owed, { amount: formatPence(owed) })}</p>}
    </Screen>
  )
}

const FACTS: Record<ActFact, (order: Order) => string> = {
  cancelUntil: ({ cancelUntil }) => (cancelUntil ? momentText(new Date(cancelUntil)) : ''),
  paid: ({ money }) => formatPence(money.paid),
  held: ({ money }) => formatPence(money.held),
  left: ({ money }) => formatPence(money.left),
  rights({ rights }) {
    if (!rights) return words.company
    const { until, express } = rights
    return fill(words.until, { day: dateIn(DATES, until), express: words.express[express ? 'yes' : 'no'] })
  },
}

const factOf = (fact: ActFact, order: Order) => ({ label: words.facts[fact], text: FACTS[fact](order) })

/** What acts read before there is a price. */
const NO_ORDER = {
  money: { paid: 0, held: 0, left: 0 },
  billing: { name: '', address: '', purchaseOrder: '' },
  originals: [],
}

const contactIn = (answers: OrderView['request']['answers']) =>
  Object.fromEntries(CONTACT.map((name) => [name, answers[name] ?? ''])) as ActOrder['contact']

type ActFormProps = PanelProps & { name: PlainAct; onDone: (said: ScreenWords) => void }

/** What an act asks, what becomes of the money meanwhile, and its one question before what cannot be undone. */
export function ActForm({ link, view, name, onDone }: ActFormProps) {
  const { busy, problem, act } = link
  const { answers, reference } = view.request
  const order = { ...NO_ORDER, ...view.order, contact: contactIn(answers) }
  const { fields = {}, starts, limits, moves, sure, done, note, button, quiet = false } = actOf(name)
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState<Typed>(() => ({ ...starts?.(order) }))
  const [summary, setSummary] = useState<readonly FieldError[]>([])
  const { errors, action } = readAct(name, typed, order)
  const asked = Object.entries(fields).filter(([, field]) => isAsked(field, typed))
  const amounts = Object.entries((action && moves?.(action as never, order.money)) ?? {})
  const slots = {
    ...Object.fromEntries(amounts.map(([key, amount]) => [key, formatPence(amount)])),
    ...{ reference, name: fullName(answers.givenName, answers.familyName) },
  }
  const filled = (text: string) => fill(text, slots)

  const perform = async () => {
    const shown = action && (await act(action))
    dialog.current?.close()
    if (shown) onDone({ title: filled(done.title), text: filled(done.text) })
  }

  const press = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSummary(errors)
    if (!action) return
    if (sure) dialog.current?.showModal()
    else void perform()
  }

  return (
    <form noValidate onSubmit={press}>
      <ErrorSummary errors={summary} problem={problem} />
      {note && (
        <p className="kept">
          <span>{note}</span>
        </p>
      )}
      {asked.map(([id, field]) => (
        <Question
          key={id}
          {...{ id, field, order }}
          typed={typed[id] ?? ''}
          choices={limits?.(order)[id]?.choices}
          error={summary.length > 0 ? errors.find((error) => error.id === id)?.message : undefined}
          onType={(text) => setTyped((known) => ({ ...known, [id]: text }))}
        />
      ))}
      <Facts
        className="given"
        facts={amounts.map(([key, amount]) => ({
          label: words.moves[key as keyof typeof words.moves],
          text: formatPence(amount),
        }))}
      />
      <Press busy={busy} quiet={quiet} label={button} busyLabel={OPERATOR_PAGE.busy} />
      {sure && (
        <ConfirmDialog
          dialog={dialog}
          title={
            <FilledText
              text={sure.title}
              slots={{ ...slots, reference: <span className="reference">{reference}</span> }}
            />
          }
          text={filled(sure.text)}
          cancel={sure.keep}
          busy={busy}
        >
          <Press busy={busy} label={sure.act} busyLabel={OPERATOR_PAGE.busy} onPress={perform} />
        </ConfirmDialog>
      )}
    </form>
  )
}

type QuestionProps = {
  id: string
  field: ActField
  order: ActOrder
  typed: string
  /** Those that fit; all without it. */
  choices: readonly string[] | undefined
  error: string | undefined
  onType: (text: string) => void
}

function Question({ id, field, order, typed, choices, error, onType }: QuestionProps) {
  const common = { name: id, label: field.label, hint: field.hint, error }
  if (field.kind === 'pence') return <AmountField {...common} typed={typed} onType={onType} />
  if (field.kind === 'radio') {
    const options = Object.entries(field.choices).map(([value, label]) => ({ value, label }))
    return (
      <RadioSegments
        {...common}
        className="order-choices"
        options={options.filter(({ value }) => choices?.includes(value) ?? true)}
        chosen={typed}
        onChoose={onType}
      />
    )
  }
  if (field.kind === 'pick') {
    const chosen = typed.split(' ')
    const options = field.of(order).map(({ number, label }) => ({ value: String(number), label }))
    return <Ticks {...common} options={options} chosen={chosen} onChange={(now) => onType(now.join(' '))} />
  }
  const text = { ...common, optional: !field.missing, value: typed, autoComplete: 'off' }
  return field.kind !== 'textarea' ? (
    <TextField
      {...text}
      {...(field.kind === 'day' && { type: 'date', min: ukDay(new Date()) })}
      onChange={({ target }) => onType(target.value)}
    />
  ) : (
    <TextArea {...text} rows={field.lines ?? 3} onChange={({ target }) => onType(target.value)} />
  )
}

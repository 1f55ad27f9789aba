import { type SubmitEvent, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE, PAYMENT_PARTS } from '#content/operator.ts'
import { OPERATOR_LINKS, type ScreenWords } from '#contract/acts.ts'
import { parsePence } from '#contract/amount.ts'
import { fill } from '#contract/language.ts'
import { TRANSFER_DIFFERENCES, type TransferDifference } from '#contract/operator.ts'
import { formatPence, OFFER_LIMITS } from '#contract/order.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { AmountField, readAmount, Ticks } from './fields.tsx'
import { ConfirmedButton, closedWords, type PanelProps, Screen } from './screen.tsx'
import type { OperatorLink, Order, OrderView } from './use-operator-link.ts'

const words = OPERATOR_ORDER.transfer

/** Anything that a bank statement can say. */
const ANY = { min: 1, max: OFFER_LIMITS.maxTotal }

/** Records a bank transfer that has arrived, whatever its amount, and what was paid back by hand. */
export function TransferPanel({ link, view }: PanelProps) {
  const { order, allowedActions } = view
  const key = order?.recorded
  const [before] = useState(key)
  return (
    <Screen {...transferWords(view, key !== before)} view={view}>
      {order?.transfer && allowedActions.includes('confirm') ? (
        <Confirm key={key} link={link} order={order} transfer={order.transfer} />
      ) : order && allowedActions.includes('confirm_again') ? (
        <ConfirmAgain key={key} link={link} order={order} />
      ) : (
        <Problem text={link.problem} />
      )}
      <Refunds link={link} view={view} />
    </Screen>
  )
}

function transferWords({ allowedActions, order }: OrderView, isRecorded: boolean): ScreenWords {
  const { done, closed, ...open } = OPERATOR_LINKS.transfer.page
  if (allowedActions.includes('confirm')) return isRecorded ? done : open
  if (allowedActions.includes('refunded')) return words.owed
  const transfers = order?.payments.filter(({ method }) => method === 'transfer') ?? []
  if (transfers.some(({ refunded }) => refunded > 0)) return words.noted
  if (transfers.length > 0) return done
  return closedWords(closed, order?.state)
}

type ConfirmProps = { link: OperatorLink; order: Order; transfer?: NonNullable<Order['transfer']> }

/** What can be done about an amount, in pounds; what is beyond the owner's tolerance cannot be accepted. */
function choicesFor(arrived: number, expected: number, tolerance: number) {
  const isLess = arrived < expected
  const texts: Partial<Record<TransferDifference, string>> = isLess ? words.less : words.more
  return TRANSFER_DIFFERENCES.flatMap((value) => {
    const text = texts[value]
    if (!text || (value === 'accept' && expected - arrived > tolerance)) return []
    const label = fill(text, {
      amount: formatPence(arrived),
      expected: formatPence(expected),
      missing: formatPence(expected - arrived),
      over: formatPence(arrived - expected),
    })
    return [{ value, label }]
  })
}

/** An amount other than the expected is recorded as it came, once it is said how; one that nobody expects, as money to be returned. */
function Confirm({ link: { busy, problem, act }, order, transfer }: ConfirmProps) {
  const { tolerance, recorded: expected } = order
  const [typed, setTyped] = useState('')
  const [difference, setDifference] = useState<TransferDifference>()
  const [errors, setErrors] = useState<{ arrived?: string; difference?: string }>({})
  useTitlePrefix(Object.keys(errors).length > 0 ? 'Error' : undefined)

  const arrived = parsePence(typed)
  const [paid, setPaid] = useState<readonly string[]>([])
  const others = order.others.filter(({ request }) => paid.includes(request))
  const isJoint = others.length > 0
  const amount = transfer && [transfer, ...others].reduce((sum, each) => sum + each.amount, 0)
  const differs =
    amount !== undefined &&
    arrived !== undefined &&
    arrived >= ANY.min &&
    arrived <= ANY.max &&
    arrived !== amount
  const asks = differs && !isJoint
  const choices = asks ? choicesFor(arrived, amount, tolerance) : []
  const chosen = choices.find(({ value }) => value === difference)?.value

  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readAmount(typed, ANY, words.invalid)
    const found = read.error
      ? { arrived: read.error }
      : differs && isJoint
        ? {
            arrived: fill(words.others.differs, {
              expected: formatPence(amount),
              amount: formatPence(arrived),
            }),
          }
        : asks && !chosen
          ? { difference: words.choose }
          : undefined
    setErrors(found ?? {})
    const [first] = Object.keys(found ?? {})
    if (first) document.getElementById(first)?.focus()
    else if (read.amount !== undefined)
      void act({
        ...{
          action: 'confirm',
          amount: transfer && isJoint ? transfer.amount : read.amount,
          expected,
        },
        ...(isJoint && {
          others: others.map(({ request, amount, recorded }) => ({ request, amount, expected: recorded })),
        }),
        ...(!transfer && { again: true }),
        ...(chosen && { difference: chosen }),
      })
  }

  return (
    <form noValidate onSubmit={confirm}>
      {transfer && (
        <Facts
          className="given"
          facts={[
            { label: words.part, text: PAYMENT_PARTS[transfer.part] },
            { label: words.amount, text: formatPence(transfer.amount) },
            { label: words.reference, text: transfer.reference },
          ]}
        />
      )}
      {amount !== undefined && order.others.length > 0 && (
        <>
          <Ticks
            name="others"
            label={words.others.label}
            hint={words.others.hint}
            options={order.others.map(({ request, reference, name, part, amount }) => ({
              value: request,
              label: fill(words.others.option, {
                ...{ reference, name, part: PAYMENT_PARTS[part], amount: formatPence(amount) },
              }),
            }))}
            chosen={paid}
            onChange={setPaid}
          />
          <Facts className="given" facts={[{ label: words.others.total, text: formatPence(amount) }]} />
        </>
      )}
      {transfer && !isJoint && typed === '' && (
        <Press
          busy={busy}
          label={fill(words.came, { amount: formatPence(transfer.amount) })}
          busyLabel={OPERATOR_PAGE.busy}
          onPress={() => act({ action: 'confirm', amount: transfer.amount, expected })}
        />
      )}
      <AmountField
        name="arrived"
        label={transfer && !isJoint ? words.other : words.typed}
        hint={words.typedHint}
        error={errors.arrived}
        typed={typed}
        onType={setTyped}
      />
      {asks && (
        <RadioSegments
          className="order-choices"
          name="difference"
          label={fill(words.differs, { expected: formatPence(amount), amount: formatPence(arrived) })}
          hint={
            amount - arrived > tolerance
              ? fill(words.beyond, { tolerance: formatPence(tolerance) })
              : undefined
          }
          error={errors.difference}
          options={choices}
          chosen={chosen}
          onChoose={setDifference}
        />
      )}
      <Press
        quiet={!transfer || (!isJoint && typed === '')}
        busy={busy}
        problem={problem}
        label={
          !transfer
            ? words.again.button
            : asks
              ? fill(words.record, { amount: formatPence(arrived) })
              : words.button
        }
        busyLabel={OPERATOR_PAGE.busy}
      />
    </form>
  )
}

function ConfirmAgain(props: ConfirmProps) {
  return (
    <section aria-labelledby="again-title">
      <h2 id="again-title">{words.again.title}</h2>
      <p>{words.again.text}</p>
      <Confirm {...props} />
    </section>
  )
}

/** Payments that people pay back: bank transfers, and those that the payment provider could not pay back. */
function Refunds({ link, view }: PanelProps) {
  const refunds = view.order?.refunds ?? []
  if (refunds.length === 0 || !view.allowedActions.includes('refunded')) return null
  return (
    <section aria-labelledby="refunds-title">
      <h2 id="refunds-title">{words.refunds}</h2>
      <ul className="order-list">
        {refunds.map(({ payment, parts, amount, total, failed }) => (
          <li key={payment}>
            <p>
              <b>
                {fill(words.refund, {
                  amount: formatPence(amount),
                  part: parts.map((part) => PAYMENT_PARTS[part]).join(' and the '),
                })}
              </b>
            </p>
            {failed && <p>{words.failed}</p>}
            <ConfirmedButton
              link={link}
              action={{ action: 'refunded', payment, total }}
              label={words.refunded}
              title={fill(words.refundedSure, { amount: formatPence(amount) })}
              text={words.refundedText}
              keep={words.notRefunded}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

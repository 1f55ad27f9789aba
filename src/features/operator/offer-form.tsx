import { type ChangeEvent, type SubmitEvent, useEffect, useState } from 'react'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { fill } from '#contract/language.ts'
import { readyNotes } from '#contract/missed-need.ts'
import { draftProblems, ukDay } from '#contract/operator.ts'
import { formatPence, type OfferDraft } from '#contract/order.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { TextArea, TextField, TickField } from '#src/ui/field.tsx'
import { Press } from '#src/ui/press.tsx'
import { RadioSegments } from '#src/ui/radio-segments.tsx'
import { OfferCustomer } from './offer-customer.tsx'
import {
  draftOf,
  fieldErrors,
  forCustomer,
  sumsSoFar,
  type TypedOffer,
  treatmentFor,
  withReadyBy,
} from './offer-draft.ts'
import { OfferLines } from './offer-lines.tsx'
import type { About } from './price-choices.ts'
import { PriceLines } from './price-lines.tsx'
import { Sums, vatWords } from './sums.tsx'
import type { OperatorLink } from './use-operator-link.ts'

const words = OPERATOR_ORDER.offer

const NO_ERRORS: FieldError[] = []

type OfferFormProps = Omit<About, 'usual' | 'feeWords'> & {
  link: OperatorLink
  inHalves: boolean
  /** Of the offer of a request; when the customer needs it. */
  asked?: Parameters<typeof readyNotes>[1]
  typed: TypedOffer
  onType: (typed: TypedOffer) => void
  onPreview: (draft: OfferDraft) => void
  onKeep?: (() => void) | undefined
}

/** The form that makes an offer. Its owner keeps what is typed, so that nothing but a sent offer ends it. */
export function OfferForm(props: OfferFormProps) {
  const { link, request, work, rule, inHalves, asked, typed, onType, onPreview, onKeep } = props
  const { busy, problem, draftProblems: refused } = link
  const [summary, setSummary] = useState(NO_ERRORS)

  useOnChange([refused], () => {
    if (refused.length > 0) setSummary(fieldErrors(typed, refused))
  })

  // After a failed try the messages follow their fields.
  const tried = summary.length > 0
  const now = tried ? fieldErrors(typed, draftProblems(draftOf(typed), rule, new Date())) : NO_ERRORS
  const errorOf = (field: string) => now.find(({ id }) => id === field)?.message

  const preview = (event: SubmitEvent) => {
    event.preventDefault()
    const draft = draftOf(typed)
    const found = fieldErrors(typed, draftProblems(draft, rule, new Date()))
    setSummary(found)
    if (found.length === 0) onPreview(draft)
  }

  const field = (name: 'readyBy' | 'readyTime' | 'readyInDays' | 'validUntil' | 'validTime') => ({
    ...{ name, label: words[name], hint: words[`${name}Hint`], error: errorOf(name), value: typed[name] },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType({ ...typed, [name]: target.value }),
  })
  const lines = {
    ...{ lines: typed.lines, rule, usual: treatmentFor(typed.customer) },
    onChange: (changed: TypedOffer['lines']) => onType({ ...typed, lines: changed }),
  }
  const today = ukDay(new Date())
  const sums = sumsSoFar(typed, rule)
  return (
    <form noValidate onSubmit={preview}>
      <ErrorSummary errors={summary} problem={problem} />
      {typed.customer && (
        <OfferCustomer
          customer={typed.customer}
          errorOf={errorOf}
          onChange={(customer) => onType(forCustomer(typed, customer))}
        />
      )}
      <fieldset className="grp">
        <legend>{words.lines}</legend>
        <p className="hint">{vatWords(words.linesHint, rule)}</p>
        <OfferLines {...lines} errorOf={errorOf} />
        <PriceLines {...lines} request={request} work={work} />
      </fieldset>
      <Sums sums={sums} rule={rule} inHalves={inHalves} />
      <SpokenTotal
        text={fill(inHalves ? words.spoken : words.spokenTotal, {
          total: formatPence(sums.total),
          first: formatPence(sums.first),
          second: formatPence(sums.second),
        })}
      />
      <RadioSegments
        name="when"
        label={words.when}
        options={WHENS.map((value) => ({ value, label: words.whens[value] }))}
        chosen={typed.inDays ? 'days' : 'day'}
        onChoose={(value) => onType({ ...typed, inDays: value === 'days' })}
      />
      {typed.inDays ? (
        <TextField {...field('readyInDays')} inputMode="numeric" />
      ) : (
        <div className="pair">
          <TextField
            {...field('readyBy')}
            type="date"
            min={today}
            onChange={({ target }) => onType(withReadyBy(typed, target.value, today))}
          />
          <TextField {...field('readyTime')} type="time" optional />
        </div>
      )}
      <div role="status">
        {asked &&
          readyNotes(words, asked, draftOf(typed), new Date()).map((note) => <p key={note}>{note}</p>)}
      </div>
      <div className="pair">
        <TextField {...field('validUntil')} type="date" min={today} />
        <TextField {...field('validTime')} type="time" optional />
      </div>
      <TickField
        name="byPost"
        label={words.byPost}
        optional
        checked={typed.byPost}
        onChange={({ target }) => onType({ ...typed, byPost: target.checked })}
      />
      <TextArea
        name="note"
        label={words.note}
        hint={words.noteHint}
        error={errorOf('note')}
        optional
        value={typed.note}
        onChange={({ target }) => onType({ ...typed, note: target.value })}
      />
      <Press busy={busy} label={words.preview} busyLabel={words.previewing}>
        {onKeep && <Button look="btn ghost" label={words.keep} onPress={onKeep} />}
      </Press>
    </form>
  )
}

const WHENS = ['day', 'days'] as const

/** How long nobody types before the total is spoken. */
const PAUSE_MS = 1_000

/** The total for screen readers: once somebody has stopped typing, and not before anything was typed. */
function SpokenTotal({ text }: { text: string }) {
  const [first] = useState(text)
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(text === first ? '' : text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text, first])
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  )
}

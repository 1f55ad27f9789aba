import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { OPERATOR_ORDER, TREATMENT_NAMES } from '#content/operator.ts'
import { formatRate, OFFER_LIMITS, VAT_TREATMENTS, type VatRule, type VatTreatment } from '#contract/order.ts'
import { Button, CrossIcon } from '#src/ui/busy-button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/radio-segments.tsx'
import { emptyLine, fieldsOfLine, type TypedLine } from './offer-draft.ts'

const words = OPERATOR_ORDER.offer
const numbered = (text: string, index: number) => text.replace('{number}', String(index + 1))

type OfferLinesProps = {
  lines: readonly TypedLine[]
  rule: VatRule
  usual: VatTreatment
  errorOf: (id: string) => string | undefined
  onChange: (lines: TypedLine[]) => void
}

/** The lines of an offer: Enter goes from field to field and begins a new line at the end, as in a table. */
export function OfferLines({ lines, rule: { vatRate }, usual, errorOf, onChange }: OfferLinesProps) {
  /** The field that is to be typed in next; it may be there only after the next render. */
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus()
    next.current = undefined
  })

  const change = (line: TypedLine) => onChange(lines.map((known) => (known.id === line.id ? line : known)))

  const add = () => {
    const line = emptyLine(usual)
    next.current = fieldsOfLine(line).what
    onChange([...lines, line])
  }

  const remove = (index: number) => {
    const others = lines.filter((_, at) => at !== index)
    const neighbour = others[index] ?? others.at(-1)
    if (neighbour) next.current = fieldsOfLine(neighbour).what
    onChange(others)
  }

  const onEnter = (event: KeyboardEvent, go: () => void) => {
    // One that ends the choice of a character is not ours.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    go()
  }
  const focus = (id: string) => document.getElementById(id)?.focus()
  const isFull = lines.length >= OFFER_LIMITS.lines
  const treatments = treatmentsFor(vatRate).map((value) => ({ value, label: treatmentName(value, vatRate) }))

  return (
    <>
      {lines.map((line, index) => {
        const ids = fieldsOfLine(line)
        const following = lines[index + 1]
        const goOn = () => {
          if (following) focus(fieldsOfLine(following).what)
          else if (!isFull) add()
        }
        const field = (name: 'what' | 'amount', next: () => void) => ({
          ...{ name: ids[name], label: words[name], error: errorOf(ids[name]), value: line[name] },
          autoComplete: 'off',
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ ...line, [name]: target.value }),
          onKeyDown: (event: KeyboardEvent) => onEnter(event, next),
        })
        return (
          <fieldset className="offer-line" key={line.id} aria-label={numbered(words.line, index)}>
            <TextField {...field('what', () => focus(ids.amount))} />
            {/* No inputmode: the keypads of phones have no minus, and a discount begins with one. */}
            <TextField {...field('amount', goOn)} unit="£" />
            <SelectField
              name={ids.treatment}
              label={words.treatment}
              options={treatments}
              value={line.treatment}
              onChange={({ target }) => change({ ...line, treatment: target.value as VatTreatment })}
            />
            {lines.length > 1 && (
              <button
                className="remove"
                type="button"
                aria-label={numbered(words.remove, index)}
                onClick={() => remove(index)}
              >
                <CrossIcon />
              </button>
            )}
          </fieldset>
        )
      })}
      {!isFull && <Button look="btn ghost small" label={words.add} onPress={add} />}
    </>
  )
}

/** Without VAT registration only disbursements are apart. */
const treatmentsFor = (vatRate: number | null): readonly VatTreatment[] =>
  vatRate === null ? ['standard', 'disbursement'] : VAT_TREATMENTS

const treatmentName = (treatment: VatTreatment, vatRate: number | null): string =>
  treatment === 'standard' && vatRate === null
    ? words.ownWork
    : TREATMENT_NAMES[treatment].replace('{rate}', formatRate(vatRate ?? 0))

import { useState } from 'react'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { PRICES } from '#content/prices.ts'
import { OFFER_LIMITS } from '#contract/order.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { SelectField } from '#src/ui/radio-segments.tsx'
import type { TypedLine } from './offer-draft.ts'
import { type About, priceChoices, withListed } from './price-choices.ts'

const words = OPERATOR_ORDER.offer.prices

type PriceLinesProps = Omit<About, 'feeWords'> & {
  lines: readonly TypedLine[]
  onChange: (lines: TypedLine[]) => void
}

/** Lines from the owner's price list, which stay as changeable as typed ones. */
export function PriceLines({ lines, onChange, ...about }: PriceLinesProps) {
  const [chosen, setChosen] = useState(0)
  const [count, setCount] = useState('1')
  const [error, setError] = useState<string>()
  const [added, setAdded] = useState('')
  const choices = priceChoices(PRICES, { ...about, feeWords: words.fee })
  const choice = choices[chosen]
  if (!choice || lines.length + 2 > OFFER_LIMITS.lines) return null

  const add = () => {
    const isCount = /^\s*[1-9]\d{0,5}\s*$/.test(count)
    setError(isCount ? undefined : words.countWrong)
    if (!isCount) return
    const listed = choice.lines(Number(count))
    onChange(withListed(lines, listed))
    setCount('1')
    setAdded(words.added.replace('{what}', () => listed.map(({ what }) => what).join('; ')))
  }

  return (
    <fieldset className="price-lines" aria-label={words.title}>
      <SelectField
        name="priceChoice"
        label={words.title}
        options={choices.map(({ label }, i) => ({ value: String(i), label }))}
        value={chosen}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <TextField
        name="priceCount"
        label={words.count}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onChange={({ target }) => setCount(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <Button look="btn ghost small" label={words.add} onPress={add} />
      {PRICES?.samples && <p className="hint">{words.samples}</p>}
      <p className="visually-hidden" role="status">
        {added}
      </p>
    </fieldset>
  )
}

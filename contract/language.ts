/** A language of the site. English is the one in which everything is kept, and what the operator reads. */

/** How amounts are written: '{amount} £', '{number} %', and what stands before the pence and between thousands. */
export type NumberStyle = { money: string; percent: string; decimal: string; group: string }

/** What stands between things that are put together: in a row, between two sentences, and '{label}: {text}'. */
export type Joints = { comma: string; space: string; label: string }

/** `code`: of addresses and of the database; `tag`: BCP 47, for `lang` and for dates; `name`: in the language itself. */
export type Language = { code: string; tag: string; name: string; direction: 'ltr' | 'rtl' } & NumberStyle &
  Joints

export const ENGLISH_NUMBERS = {
  money: '£{amount}',
  percent: '{number}%',
  decimal: '.',
  group: ',',
} as const satisfies NumberStyle

/** What a customer's language may look like; also in the database (`public.is_language`). */
export const LANGUAGE_PATTERN = /^(?=.{2,35}$)[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** A text for each plural category of its language (CLDR); `{count}` is filled in. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The same keys and lists with other texts; of texts by number, the categories that the language needs. */
export type Translated<English> = English extends string
  ? string
  : English extends readonly (infer Entry)[]
    ? readonly Translated<Entry>[]
    : English extends object
      ? [keyof English, English] extends [Intl.LDMLPluralRule, { readonly other: string }]
        ? Plural
        : { readonly [Key in keyof English]: Translated<English[Key]> }
      : English

type Slots = Readonly<Record<string, string | number>>

/** `{name}` in a text becomes what stands under it; what is not there stays. */
export const fill = (text: string, slots: Slots): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole))

/** '1,234.50' of a number, without the platform's data: the same wherever it is written. */
export function numberText(value: number, digits: number, { decimal, group }: NumberStyle): string {
  const [whole = '', rest] = value.toFixed(digits).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest === undefined ? grouped : `${grouped}${decimal}${rest}`
}

export function poundsText(pence: number, style: NumberStyle): string {
  const text = fill(style.money, { amount: numberText(Math.abs(pence) / 100, 2, style) })
  // Within the isolate of a language that runs from right to left.
  return pence < 0 ? text.replace(/^\u2066?/, '$&-') : text
}

/** The same in another currency. @param currency in lower case */
export function currencyText(minor: number, currency: string, style: NumberStyle): string {
  if (currency === 'gbp') return poundsText(minor, style)
  // With the space that divides letters from an amount behind them.
  const zero = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(0)
  return poundsText(minor, { ...style, money: style.money.replace('£', zero.replace(/\d.*/, '')).trim() })
}

/** The same with other things than texts in the slots, such as elements: what stands between and in them, in order. */
export const parts = <Part>(text: string, slots: Readonly<Record<string, Part>>): (string | Part)[] =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, i) => (i % 2 ? (slots[piece] ?? `{${piece}}`) : piece))
    .filter((piece) => piece !== '')

const rules = new Map<string, Intl.PluralRules>()

/** The text for a number, with `{count}` and other slots filled in. @param tag of the texts' language */
export function plural(tag: string, texts: Plural, count: number, slots: Slots = {}): string {
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag)
  rules.set(tag, rule)
  return fill(texts[rule.select(count)] ?? texts.other, { count, ...slots })
}

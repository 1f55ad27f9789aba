import { COUNTRIES } from '#contract/countries.ts'

/** By stored value. A language lists them all; forms sort them. */
export const COUNTRY_WORDS = Object.fromEntries(COUNTRIES.map((name) => [name, name])) as Readonly<
  Record<(typeof COUNTRIES)[number], string>
>

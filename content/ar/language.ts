import type { Language } from '#contract/language.ts'

/** Amounts keep their sign in front of the digits, whatever stands round them. */
export const LANGUAGE = {
  code: 'ar',
  tag: 'ar',
  name: 'العربية',
  direction: 'rtl',
  money: '\u2066£{amount}\u2069',
  percent: '\u2066{number}%\u2069',
  decimal: '.',
  group: ',',
  comma: '، ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

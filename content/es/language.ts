import type { Language } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'es',
  tag: 'es',
  name: 'Español',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

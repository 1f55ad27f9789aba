import type { Language } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'uk',
  tag: 'uk',
  name: 'Українська',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

import type { Language } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'ro',
  tag: 'ro',
  name: 'Română',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '.',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

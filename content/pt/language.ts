import type { Language } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'pt',
  tag: 'pt',
  name: 'Português',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

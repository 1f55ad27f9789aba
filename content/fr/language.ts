import type { Language } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'fr',
  tag: 'fr',
  name: 'Français',
  direction: 'ltr',
  money: '{amount}\u00a0£',
  percent: '{number}\u00a0%',
  decimal: ',',
  group: '\u00a0',
  comma: ', ',
  space: ' ',
  label: '{label}\u00a0: {text}',
} satisfies Language

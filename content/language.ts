import { ENGLISH_NUMBERS, type Language } from '#contract/language.ts'

/** What texts, dates and amounts on pages and in messages are written in. A further language has this file in a folder of its own. */
export const LANGUAGE = {
  code: 'en',
  tag: 'en-GB',
  name: 'English',
  direction: 'ltr',
  ...ENGLISH_NUMBERS,
  comma: ', ',
  space: ' ',
  label: '{label}: {text}',
} satisfies Language

import type { Language } from '#contract/language.ts'

export const LANGUAGE = {
  code: 'zh',
  tag: 'zh-Hans',
  name: '简体中文',
  direction: 'ltr',
  money: '£{amount}',
  percent: '{number}%',
  decimal: '.',
  group: ',',
  comma: '，',
  space: '',
  label: '{label}：{text}',
} satisfies Language

import type * as English from '#content/language.ts'
import type { Language, Translated } from '#contract/language.ts'

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

const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

export const DATES: Translated<typeof English.DATES> = {
  weekdays: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  months,
  first: '1',
  date: '{weekday}, {day} de {month} de {year}',
  day: '{day} de {month} de {year}',
  moment: '{weekday}, {day} de {month} de {year}, às {time}, hora do Reino Unido',
  promised: '{weekday}, {day} de {month}, às {time} (hora do Reino Unido)',
  hours: '24',
  month: '{month} de {year}',
  monthNames: months,
  shortWeekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
  columns: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
}

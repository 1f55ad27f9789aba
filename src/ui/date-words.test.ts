import { describe, expect, it } from 'vitest'
import { DATES as AR } from '#content/ar/language.ts'
import { DATES as ES } from '#content/es/language.ts'
import { DATES as FR } from '#content/fr/language.ts'
import { DATES as EN } from '#content/language.ts'
import { DATES as PL } from '#content/pl/language.ts'
import { DATES as PT } from '#content/pt/language.ts'
import { DATES as RO } from '#content/ro/language.ts'
import { DATES as UK } from '#content/uk/language.ts'
import { DATES as ZH } from '#content/zh/language.ts'
import { dateIn, promisedIn } from '#contract/dates.ts'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

describe('a date', () => {
  it.each([
    ['en', EN, 'Tuesday, 1 December 2026', '1 December 2026', 'Tuesday, 1 December 2026, {time} UK time'],
    [
      'es',
      ES,
      'martes 1 de diciembre de 2026',
      '1 de diciembre de 2026',
      'martes 1 de diciembre de 2026 a las {time}',
    ],
    ['fr', FR, 'mardi 1er décembre 2026', '1er décembre 2026', 'mardi 1er décembre 2026 à {time}'],
    ['pl', PL, '1 grudnia 2026 (wtorek)', '1 grudnia 2026', '1 grudnia 2026 (wtorek), godz. {time}'],
    [
      'pt',
      PT,
      'terça-feira, 1 de dezembro de 2026',
      '1 de dezembro de 2026',
      'terça-feira, 1 de dezembro de 2026, às',
    ],
    ['ro', RO, 'marți, 1 decembrie 2026', '1 decembrie 2026', 'marți, 1 decembrie 2026, ora {time}'],
    [
      'uk',
      UK,
      '1 грудня 2026 року (вівторок)',
      '1 грудня 2026 року',
      '1 грудня 2026 року (вівторок), {time}',
    ],
    ['ar', AR, 'الثلاثاء، 1 ديسمبر 2026', '1 ديسمبر 2026', 'الثلاثاء، 1 ديسمبر 2026، الساعة {time}'],
    ['zh', ZH, '2026年12月1日星期二', '2026年12月1日', '英国时间2026年12月1日星期二 {time}'],
  ] as const)('is written as its language writes it: %s', (_code, words, date, day, moment) => {
    expect(dateIn(words, '2026-12-01')).toBe(date)
    expect(dateIn(words, '2026-12-01', words.day)).toBe(day)
    expect(dateIn(words, '2026-12-01', words.moment)).toContain(moment)
  })

  it('has an ordinal on the first of a month alone', () => {
    expect(dateIn(FR, '2026-12-21')).toBe('lundi 21 décembre 2026')
    expect(dateIn(FR, '2027-01-01')).toBe('vendredi 1er janvier 2027')
  })

  it('has the number of its day as calendars show it, so that who speaks it is understood', () => {
    for (const words of [EN, ES, FR, PL, PT, RO, UK, AR, ZH])
      for (const day of ['2026-12-01', '2026-12-31'])
        expect(wordsOf(dateIn(words, day))).toContain(dateIn(words, day, '{day}'))
  })

  it.each([
    [EN, '10 am on Monday 30 November (UK time)'],
    [ES, 'lunes 30 de noviembre a las 10:00 (hora del Reino Unido)'],
    [FR, 'lundi 30 novembre à 10:00 (heure du Royaume-Uni)'],
    [PL, '30 listopada (poniedziałek), godz. 10:00 czasu brytyjskiego'],
    [PT, 'segunda-feira, 30 de novembro, às 10:00 (hora do Reino Unido)'],
    [RO, 'luni, 30 noiembrie, ora 10:00 (ora Regatului Unit)'],
    [UK, '30 листопада (понеділок), 10:00 за часом Великої Британії'],
    [AR, 'الاثنين 30 نوفمبر، الساعة 10:00 بتوقيت المملكة المتحدة'],
    [ZH, '11月30日星期一 10:00（英国时间）'],
  ])('is promised as one says it: %#', (words, said) => {
    expect(promisedIn(words, new Date('2026-11-30T10:00:00Z'))).toBe(said)
  })

  it('is promised with the hour of the clock on the wall', () => {
    const said = (time: string) => promisedIn(EN, new Date(time)).split(' on ')[0]
    expect(said('2026-11-30T12:00:00Z')).toBe('12 noon')
    expect(said('2026-11-30T12:30:00Z')).toBe('12:30 pm')
    // British Summer Time
    expect(said('2026-06-30T16:30:00Z')).toBe('5:30 pm')
  })

  it('must be a day that there is', () => {
    expect(() => dateIn(EN, '2026-02-29')).toThrow(RangeError)
  })
})

import { expect, it } from 'vitest'
import { bankHolidays } from './bank-holidays.ts'

/** tests/database/opening-days.test.ts has those that are published for the years to come. */

const onWeekdays = (days: string[]) => days.filter((day) => new Date(day).getUTCDay() % 6 !== 0)

it('earlier years with what was decided for them are as they were', { tags: ['opening-days'] }, () => {
  const added = ['2022-06-03', '2022-09-19', '2023-05-08']
  const moved = [
    ['2020-05-04', '2020-05-08'],
    ['2022-05-30', '2022-06-02'],
  ]
  const of = (year: number) => onWeekdays(bankHolidays(year, { added, moved })).map((day) => day.slice(5))
  expect(of(2020)).toEqual(['01-01', '04-10', '04-13', '05-08', '05-25', '08-31', '12-25', '12-28'])
  expect(of(2021)).toEqual(['01-01', '04-02', '04-05', '05-03', '05-31', '08-30', '12-27', '12-28'])
  expect(of(2022)).toEqual([
    ...['01-03', '04-15', '04-18', '05-02', '06-02', '06-03', '08-29', '09-19', '12-26', '12-27'],
  ])
  expect(of(2023)).toEqual(['01-02', '04-07', '04-10', '05-01', '05-08', '05-29', '08-28', '12-25', '12-26'])
})

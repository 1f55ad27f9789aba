import { describe, expect, it } from 'vitest'
import { DATES } from '#content/language.ts'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { PRICES } from '#content/prices.ts'
import { URGENCY_NOTES } from '#content/quote-sent.ts'
import { missedNeed, readyNotes } from '#contract/missed-need.ts'
import { hereFrom } from '#contract/opening.ts'
import { QUOTE_SERVICES, QUOTE_URGENCIES, TASK_URGENCIES } from '#contract/quote.ts'
import { closedNote, isPossible, lateNote, neededBy, urgencyNotes } from '#contract/urgency.ts'
import { BANK_HOLIDAYS } from '../../../../tests/support/bank-holidays.ts'
import { WORDS } from '../languages.ts'

const words = { DATES, PRICES, URGENCY_NOTES }
const at = (text: string) => new Date(`${text}:00.000Z`)

describe('what an urgency means', () => {
  it('is the finished work for translations, and nothing has to be said', () => {
    for (const urgency of [...QUOTE_URGENCIES, ...TASK_URGENCIES])
      expect(urgencyNotes(words, { serviceType: QUOTE_SERVICES[3], urgency })).toEqual([])
  })

  it.each([
    [QUOTE_SERVICES[1], '0-12 hours', ['how soon we lodge', 'usually take 5 to 8 working days']],
    [QUOTE_SERVICES[1], 'express', ['how soon we lodge', 'usually take 5 to 8 working days']],
    [QUOTE_SERVICES[1], 'standard', ['how soon we lodge']],
    [QUOTE_SERVICES[2], '24-48 hours', ['how soon we apply', 'usually take 2 to 12 weeks']],
    ['document-procurement', 'standard', ['how soon we apply', 'usually take 2 to 12 weeks']],
    [QUOTE_SERVICES[2], '>48 hours', ['how soon we apply']],
  ])(
    'is our own step where an authority decides, and a speed that there is not is said: %s, %s',
    (serviceType, urgency, said) => {
      const notes = urgencyNotes(words, { serviceType, urgency })
      expect(notes).toEqual(said.map((part) => expect.stringContaining(part)))
    },
  )

  it('is not guessed without a price list, or by a list that says nothing', () => {
    expect(isPossible({ fastest: null }, '0-12 hours')).toBe(true)
    const asked = { serviceType: QUOTE_SERVICES[2], urgency: '0-12 hours' }
    expect(urgencyNotes({ ...words, PRICES: null }, asked)).toHaveLength(1)
  })
})

describe('somebody is here', () => {
  it.each([
    ['2026-11-27T16:59', '2026-11-27T16:59'],
    ['2026-11-27T17:00', '2026-11-30T09:00'],
    ['2026-11-28T16:51', '2026-11-30T09:00'],
    ['2026-12-24T17:00', '2026-12-29T09:00'],
    ['2027-03-25T18:00', '2027-03-30T09:00'],
    ['2026-11-30T03:00', '2026-11-30T09:00'],
  ])('from the next opening on: at %s', (now, from) => {
    expect(hereFrom(at(now))).toEqual(at(from))
  })

  it('is said before it is sent wherever it is wanted sooner, at every half hour, in every language', async () => {
    const languages = [words, ...(await Promise.all(Object.values(WORDS).map((load) => load())))]
    for (const monday of ['2026-11-23', '2026-12-21', '2026-12-28', '2027-03-22'])
      for (let half = 0; half < 7 * 48; half++) {
        const now = new Date(at(`${monday}T00:00`).getTime() + half * 1_800_000)
        const day = now.toISOString().slice(0, 10)
        const hour = now.getUTCHours()
        const isOpen = now.getUTCDay() % 6 !== 0 && !BANK_HOLIDAYS.includes(day) && hour >= 9 && hour < 17
        const said = closedNote(words, '0-12 hours', now)
        expect(said === undefined, now.toISOString()).toBe(isOpen)
        for (const of of languages) {
          const note = closedNote(of, '0-12 hours', now)
          expect(note ?? '', now.toISOString()).not.toMatch(/undefined|NaN|\{|Invalid| {2}/)
        }
      }
    expect(closedNote(words, '0-12 hours', at('2026-11-28T16:51'))).toBe(
      'Nobody is here before 9 am on Monday 30 November (UK time).',
    )
  })

  it('in time for what is wanted later', () => {
    expect(closedNote(words, '12-24 hours', at('2026-11-30T22:00'))).toBeUndefined()
    expect(closedNote(words, '12-24 hours', at('2026-11-28T16:51'))).toContain('Monday')
    expect(closedNote(words, '', at('2026-11-28T16:51'))).toBeUndefined()
  })

  it('or the reply comes later than the work is wanted, which is said afterwards', () => {
    const [sent, reply] = [at('2026-11-28T16:51'), at('2026-11-30T11:00')]
    expect(lateNote(words, '0-12 hours', sent, reply)).toBe(URGENCY_NOTES.late)
    expect(lateNote(words, '24-48 hours', sent, reply)).toBeUndefined()
    expect(lateNote(words, '>48 hours', sent, reply)).toBeUndefined()
  })
})

describe('a ready date', () => {
  const request = {
    ...{ service_type: QUOTE_SERVICES[3], urgency: '24-48 hours', created_at: '2026-11-28T10:00:00Z' },
  }
  const ready = (
    readyBy: string | null,
    readyTime: string | null = null,
    readyInDays: number | null = null,
  ) => missedNeed(request, { readyBy, readyTime, readyInDays }, at('2026-11-28T12:00'))

  it('is told from the day on which it is needed', () => {
    expect(neededBy('24-48 hours', at('2026-11-28T10:00'))).toEqual(at('2026-11-30T10:00'))
    expect(ready('2026-12-09')).toEqual(at('2026-11-30T10:00'))
    expect(ready('2026-11-30')).toBeUndefined()
    expect(ready('2026-11-30', '10:00:00')).toBeUndefined()
    expect(ready('2026-11-30', '14:00:00')).toBeDefined()
    expect(ready(null, null, 1)).toBeUndefined()
    expect(ready(null, null, 2)).toBeDefined()
  })

  it('misses nothing where nothing fixed is needed, or an authority decides', () => {
    const late = { readyBy: '2027-01-09', readyTime: null, readyInDays: null }
    expect(missedNeed({ ...request, urgency: '>48 hours' }, late, at('2026-11-28T12:00'))).toBeUndefined()
    const apostille = { ...request, service_type: QUOTE_SERVICES[1] }
    expect(missedNeed(apostille, late, at('2026-11-28T12:00'))).toBeUndefined()
  })

  it('is told to the operator before it is sent, and a closed day, too', () => {
    const sent = {
      receivedAt: request.created_at,
      answers: { serviceType: request.service_type, urgency: request.urgency },
    }
    const notes = (readyBy: string) =>
      readyNotes(OPERATOR_ORDER.offer, sent, { readyBy }, at('2026-11-28T12:00'))
    expect(notes('2026-12-09')).toEqual([
      'The customer needs it by Monday, 30 November 2026, 10:00 UK time. This is later, and the quote says so.',
    ])
    expect(notes('2026-12-06')).toHaveLength(2)
    expect(notes('2026-11-30')).toEqual([])
    expect(notes('')).toEqual([])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { BOOKING_ALERT, BOOKING_PAGE, BOOKING_REFUSALS, MANAGED_BOOKING } from '#content/booking.ts'
import { NOTHING_LOST } from '#content/messages.ts'
import type { ManagedBooking } from '#contract/booking.ts'
import { formatBookingDate } from '#contract/booking-calendar.ts'
import { BookingIsland } from '#src/features/booking/booking-page.tsx'
import { calendarDay, chooseDay, fillBooking, openBooking, slot } from './forms.tsx'
import {
  all,
  answer,
  button,
  calls,
  control,
  descriptionOf,
  expectAccessible,
  fillIn,
  key,
  lookAgain,
  open,
  press,
  pressElsewhere,
  saying,
  summary,
  texts,
  until,
} from './page.tsx'

/** The page of consultations: its form, its calendar, and what it says after a payment or by a link. */

const PAYMENT = '/functions/v1/create-consultation-payment'
const TAKEN = '/rpc/taken_slots'
const DAY = '2026-12-18'
const send = () => press(button(BOOKING_PAGE.submit))
const refusal = (code: string, message: string, fields?: object) => ({ error: { code, message, fields } })
const says = (text: string) => document.body.textContent?.includes(text)
const link = (text: string) => all<HTMLAnchorElement>('.sum a').find((found) => found.textContent === text)
const focused = () => document.activeElement

const BOOKED: ManagedBooking = {
  ...{ status: 'confirmed', reference: 'SQ-7K4M-2XPD', name: 'Zofia Wiśniewska' },
  ...{ date: formatBookingDate(DAY), time: '10:00', startsAt: `${DAY}T10:00:00.000Z` },
  ...{ canCancel: true, canMove: true, cancelBefore: '2026-12-17T10:00:00.000Z', papers: [] },
}

describe('the form', () => {
  it('shows any failure of the payment call, logs it, and stays as it was', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await openBooking()
    await fillBooking()
    const closed = 'Consultations cannot be booked online just now.'
    const page = { body: '<p>Hello</p>' }
    for (const [reply, reason] of [
      [page, BOOKING_ALERT],
      [{ json: refusal('too-many-holds', BOOKING_REFUSALS.holds) }, BOOKING_REFUSALS.holds],
      [{ status: 503, json: refusal('bookings-closed', closed) }, closed],
      // One without a reason again: none of an earlier round may stay.
      [page, BOOKING_ALERT],
    ] as const) {
      answer(PAYMENT, reply)
      const before = logged.mock.calls.length
      await send()
      await until(
        () => logged.mock.calls.length > before && texts('.sum li')[0] === `${reason}${NOTHING_LOST}`,
      )
      expect(focused()).toBe(summary())
      expect(all('.sum li')).toHaveLength(1)
      expect([control('date').value, control('lastName').value]).toEqual([
        formatBookingDate(DAY),
        'Wiśniewska',
      ])
      expect(slot('10:00').checked).toBe(true)
      expect(button(BOOKING_PAGE.submit).disabled).toBe(false)
    }
    expect(logged.mock.calls.flat()).toContain('Failed to create payment session')
    expect(String(logged.mock.calls.flat())).not.toContain('Wiśniewska')
  })

  it('says what is missing, leads to it, the date and the times too, and says so until it is there', async () => {
    await openBooking()
    await send()
    await until(summary)
    expect(focused()).toBe(summary())
    expect(document.title).toMatch(/^Error: /)
    expect(all('.sum a')).toHaveLength(6)
    await press(link('Please select a consultation date') as HTMLElement)
    expect(focused()).toBe(control('date'))
    await press(link('Please select a consultation time') as HTMLElement)
    expect(focused()).toBe(slot('09:00'))
    await fillIn({ phone: '123456789' })
    expect(descriptionOf(control('phone'))).toMatch(/\w/)
    expect(control('phone').getAttribute('aria-invalid')).toBe('true')
    await fillIn({ phone: '1234567890' })
    expect(control('phone').getAttribute('aria-invalid')).not.toBe('true')
    await chooseDay(DAY)
    await until(() => !document.getElementById('date-error'))
    await press(slot('10:00'))
    await until(() => !document.getElementById('time-error'))
  })

  it('asks for an express request on a date within 14 days, and only there', async () => {
    await openBooking()
    await chooseDay('2026-11-24')
    const box = control('expressRequest')
    expect(box.closest('[hidden]')).toBeNull()
    await send()
    const missing = await until(() =>
      all('.sum a').find(({ textContent }) => textContent?.startsWith('Please tick this box')),
    )
    await press(missing)
    expect(focused()).toBe(box)
    await press(box)
    await until(() => !document.getElementById('expressRequest-error'))
    await chooseDay(DAY)
    expect(box.closest('[hidden]')).not.toBeNull()
    expect(box.checked).toBe(true)
  })

  it('says at the time that somebody else has just taken it, and the grid follows', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await openBooking()
    await fillBooking()
    answer(TAKEN, { json: [BOOKED.startsAt] })
    const json = refusal('slot-taken', BOOKING_REFUSALS.taken, { time: BOOKING_REFUSALS.taken })
    answer(PAYMENT, { status: 409, json })
    await send()
    await until(() => slot('10:00').disabled)
    expect(slot('10:00').checked).toBe(false)
    expect(document.getElementById('time-error')?.textContent).toContain(BOOKING_REFUSALS.taken)
    expect(focused()).toBe(summary())
    expect(control('firstName').value).toBe('Zofia')
    await press(slot('10:30'))
    await until(() => !document.getElementById('time-error'))
  })
})

describe('free times', () => {
  it('that are slow to come are said, and do not stand in the way', async () => {
    const asked = Promise.withResolvers<void>()
    await openBooking()
    vi.stubGlobal('fetch', async () => {
      await asked.promise
      return new Response(JSON.stringify([BOOKED.startsAt]), {
        headers: { 'content-type': 'application/json' },
      })
    })
    await chooseDay(DAY)
    await until(() => says('Checking which times are free…'))
    await until(() => says('Checking which times are free is taking longer'))
    await press(slot('10:00'))
    asked.resolve()
    await until(() => slot('10:00').disabled)
    expect(slot('10:00').checked).toBe(false)
    expect(document.getElementById('time-error')?.textContent).toContain('This time has just been taken')
  })

  it('that cannot be known are said, and can be asked for again', async () => {
    await openBooking()
    answer(TAKEN, 'no connection')
    await chooseDay(DAY)
    await until(() => says('We cannot check which times are free just now'))
    expect(slot('10:00').disabled).toBe(false)
    answer(TAKEN, { json: [BOOKED.startsAt] })
    await press(button('Check again'))
    await until(() => slot('10:00').disabled)
    expect(descriptionOf(slot('10:00'))).toBe('taken')
    expect(says('Times crossed out are taken or have passed.')).toBe(true)
    expect(says('We cannot check')).toBe(false)
    await expectAccessible()
  })

  it('of a day that is closed meanwhile reach a page that stands open, and its calendar', async () => {
    await openBooking()
    await chooseDay(DAY)
    const times = all<HTMLInputElement>('[name=time]').map(({ value }) => `${DAY}T${value}:00Z`)
    answer(TAKEN, { json: times })
    await lookAgain()
    await until(() => says('No times are left on this day. Please pick another date.'))
    await press(control('date'))
    const closed = await until(() => calendarDay(`${formatBookingDate(DAY)}, no times left`))
    expect(closed.disabled).toBe(true)
    expect(focused()?.closest('.calendar')).not.toBeNull()
  })
})

describe('the calendar', () => {
  const month = () => texts('.calendar .turn p')[0]

  it('is moved through by keys, says where one is, and gives the focus back', async () => {
    vi.setSystemTime('2026-11-20T12:00:00Z')
    await openBooking()
    const field = control('date')
    field.focus()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    await key(' ')
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(month()).toBe('November 2026')
    expect(texts('.calendar th .visually-hidden')[2]).toBe('Wednesday')
    expect(focused()).toBe(calendarDay('Friday, 20 November 2026'))
    for (const [name, date, shiftKey] of [
      ['ArrowRight', 'Monday, 23 November 2026'],
      ['ArrowDown', 'Monday, 30 November 2026'],
      ['PageDown', 'Wednesday, 30 December 2026'],
      ['PageDown', 'Thursday, 30 December 2027', true],
      ['PageUp', 'Wednesday, 30 December 2026', true],
      ['PageUp', 'Monday, 30 November 2026'],
    ] as const) {
      await key(name, { shiftKey: shiftKey === true })
      expect(focused(), date).toBe(calendarDay(date))
    }
    // Tab reaches one day, after the buttons for the months.
    expect(all('.calendar table [tabindex="0"]')).toHaveLength(1)
    await press(button('Next month'))
    expect(month()).toBe('December 2026')
    expect(focused()).toBe(button('Next month'))
    for (const _ of [1, 2]) await press(button('Previous month'))
    expect(button('Previous month').getAttribute('aria-disabled')).toBe('true')
    expect(focused()).toBe(button('Previous month'))
    expect(month()).toBe('November 2026')
    await key('Escape')
    expect(all('.calendar')).toHaveLength(0)
    expect(focused()).toBe(field)
    expect(field.value).toBe('')

    // A press elsewhere closes it, and it opens again at the chosen day.
    await press(field)
    await pressElsewhere()
    expect(all('.calendar')).toHaveLength(0)
    await chooseDay('2027-02-03')
    expect(focused()).toBe(field)
    await key('Enter')
    expect(focused()).toBe(calendarDay('Wednesday, 3 February 2027'))
    expect(focused()?.getAttribute('aria-pressed')).toBe('true')
  })

  it('goes the other way by keys where text runs from right to left', async () => {
    document.dir = 'rtl'
    await openBooking()
    control('date').focus()
    await key('Enter')
    for (const [name, date] of [
      ['ArrowLeft', '24'],
      ['ArrowRight', '23'],
    ] as const) {
      await key(name)
      expect(focused()?.textContent).toBe(date)
    }
    document.dir = ''
  })

  it('says which days are bank holidays, and keys pass over them', { tags: ['opening-days'] }, async () => {
    vi.setSystemTime('2026-12-02T10:00:00Z')
    await openBooking()
    control('date').focus()
    await key('Enter')
    for (const date of ['Friday, 25 December 2026', 'Monday, 28 December 2026'])
      expect(calendarDay(`${date}, bank holiday`).disabled).toBe(true)
    expect(says('Bank holiday: 25, 28 December 2026')).toBe(true)
    for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await key(name)
    expect(focused()).toBe(calendarDay('Tuesday, 29 December 2026'))
    await expectAccessible()
  })
})

describe('a visitor in Auckland', () => {
  const from = (moment: string) => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    vi.setSystemTime(moment)
    return () => void vi.unstubAllEnvs()
  }

  it('reads the own local time in the slot’s button and below, with the day if it is another', async ({
    onTestFinished,
  }) => {
    onTestFinished(from('2027-03-08T12:00:00Z'))
    await openBooking()
    // Summer time has begun in the UK.
    await chooseDay('2027-03-30')
    await press(slot('11:00'))
    expect(slot('11:00').closest('label')?.textContent).toBe('11:00(00:00 Wed)')
    await until(
      () => saying('11:00 GMT is 00:00 in Auckland on Wednesday, 31 March 2027 and 12:00 in the UK.')[0],
    )
  })

  it('for whom Saturday has begun can still choose what lies ahead of Friday in GMT, and nothing that has passed', async ({
    onTestFinished,
  }) => {
    onTestFinished(from('2027-03-19T11:31:00Z'))
    await openBooking()
    await press(control('date'))
    for (const date of ['Thursday, 18 March 2027', 'Saturday, 20 March 2027', 'Sunday, 21 March 2027'])
      expect(calendarDay(date).disabled, date).toBe(true)
    expect(focused()).toBe(calendarDay('Friday, 19 March 2027'))
    expect(focused()?.getAttribute('aria-current')).toBe('date')
    await key('Enter')
    for (const time of ['09:00', '11:00', '11:30']) expect(slot(time).disabled, time).toBe(true)
    // The next slot begins while the page is open.
    await press(slot('12:00'))
    vi.setSystemTime('2027-03-19T12:00:00Z')
    await lookAgain()
    await until(() => slot('12:00').disabled)
    expect([slot('12:00').checked, slot('12:30').disabled]).toEqual([false, false])
    expect(says('This time has already begun. Please select a later one')).toBe(true)
  })
})

describe('after the payment', () => {
  const STATUS = '/functions/v1/booking-status'
  const arrive = () => open(<BookingIsland />, '/booking-form?payment=success&session_id=cs_1')
  const { status: _, ...view } = BOOKED

  it.each([
    ['held', 'Your payment is being processed'],
    ['released', 'The payment was not completed'],
    ['cancelled', 'Your payment is being refunded'],
    ['lost', 'Your payment is being refunded'],
    ['confirmed', 'Your consultation is booked'],
  ])('a payment that is %s is told from the others', async (status, title) => {
    answer(STATUS, { json: { ...view, status } })
    await arrive()
    await until(() => texts('h1').includes(title), title)
    expect(says(BOOKED.time)).toBe(true)
  })

  it('one that is unknown is said to be so, and is not asked for again', async () => {
    answer(STATUS, { status: 404, json: refusal('not-found', '') })
    await arrive()
    await until(() => texts('h1').includes('We cannot find this payment'))
    const asked = calls.length
    await until(() => Date.now() > new Date('2026-11-23T10:00:50Z').getTime())
    expect(calls).toHaveLength(asked)
  })
})

describe('by its link a consultation', () => {
  const MANAGE = '/functions/v1/manage-booking'
  const follow = (token = 'x.y') => open(<BookingIsland />, `/booking-form?manage=${token}`)
  const heading = (title: string) => until(() => texts('h1').includes(title), title)
  const cancel = async () => {
    await press(button('Cancel this consultation'))
    await press(button('Yes, cancel it'))
  }

  it.each([
    [{ status: 404, json: refusal('link-invalid', '') }, 'This link does not work'],
    [{ status: 410, json: refusal('link-expired', '') }, 'This link has expired'],
  ])('is not shown for %o', async (reply, title) => {
    answer(MANAGE, reply)
    await follow()
    await heading(title)
  })

  it('is shown and cancelled once a silent server answers again', async () => {
    answer(MANAGE, 'no connection')
    await follow()
    await heading('We cannot look up your booking just now')
    answer(MANAGE, { json: BOOKED })
    await press(button('Try again'))
    await heading('Your consultation')
    answer(MANAGE, 'no connection')
    await cancel()
    await until(() =>
      texts('[role=alert]').some((text) =>
        text.includes('We could not cancel it just now. Please try again.'),
      ),
    )
    answer(MANAGE, { json: { ...BOOKED, status: 'cancelled' } })
    await press(button('Yes, cancel it'))
    await heading('Your consultation is cancelled')
  })

  it('stays, with the reason, when it was too late to cancel it', async () => {
    answer(MANAGE, { json: BOOKED })
    await follow()
    await heading('Your consultation')
    answer(MANAGE, ({ body }) =>
      (body as { action?: string }).action === 'cancel'
        ? { status: 409, json: refusal('too-late-to-cancel', BOOKING_REFUSALS.cancelTooLate) }
        : { json: { ...BOOKED, canCancel: false, canMove: false } },
    )
    await cancel()
    await until(() => texts('dialog [role=alert]')[0]?.includes(BOOKING_REFUSALS.cancelTooLate))
    await press(button('Keep it'))
    await until(() => !button('Cancel this consultation'))
    expect(says(BOOKING_REFUSALS.cancelTooLate)).toBe(true)
    await expectAccessible()
  })

  it('is not moved to a day that was closed meanwhile, which is said at the date', {
    tags: ['opening-days'],
  }, async () => {
    answer(TAKEN, { json: [] })
    answer(MANAGE, { json: BOOKED })
    await follow()
    await press(await until(() => button(MANAGED_BOOKING.move.button)))
    await until(() => control('date'))
    await chooseDay(DAY)
    await press(slot('11:00'))
    const closed = 'We are closed on this day. Please select another date'
    answer(MANAGE, { status: 409, json: refusal('booking-invalid', closed, { date: closed }) })
    await press(button(MANAGED_BOOKING.move.confirm))
    await until(() => document.getElementById('date-error')?.textContent?.includes(closed))
  })
})

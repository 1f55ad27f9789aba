import { BUSINESS } from '#content/business.ts'
import { type Dependencies, orThrow } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, wrap } from '../http/wrap.ts'
import { hashOfKey } from '../operator/browsers.ts'
import { calendarFeed } from './calendar.ts'
import { operatorEvent } from './mail.ts'

/** A private calendar feed for the operator, made by `operator calendar new` and ended by `operator calendar revoke`. */

/** How long past consultations are listed, in milliseconds. */
const PAST = 30 * 24 * 3_600_000

const MAX_CONSULTATIONS = 1000

export function createConsultationsFeed({ database, log, now }: Dependencies): Handler {
  async function checkKey(key: string): Promise<void> {
    const read = database.from('calendar_feeds').update({ read_at: now().toISOString() })
    const isKnown =
      /^[\w-]{43}$/.test(key) && (await orThrow(read.eq('key_hash', hashOfKey(key)).select('id'))).length
    if (!isKnown) throw new AppError('not-found')
  }

  const loadBookings = () =>
    orThrow(
      database
        .from('bookings')
        .select()
        .eq('status', 'confirmed')
        .gt('starts_at', new Date(now().getTime() - PAST).toISOString())
        .order('starts_at')
        .limit(MAX_CONSULTATIONS),
    )

  return wrap({ name: 'consultations-feed', methods: ['GET', 'HEAD'], log }, async (request) => {
    await checkKey(new URL(request.url).searchParams.get('key') ?? '')
    const bookings = await loadBookings()
    const text = calendarFeed(`${BUSINESS.shortName}: consultations`, bookings.map(operatorEvent))
    const headers = { 'content-type': 'text/calendar; charset=utf-8', etag: `"${hashOfKey(text)}"` }
    if (request.headers.get('if-none-match') === headers.etag) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(request.method === 'HEAD' ? null : text, { headers })
  })
}

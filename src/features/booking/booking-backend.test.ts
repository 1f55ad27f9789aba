import { afterEach, expect, it, vi } from 'vitest'
import { sampleBooking } from '../../../tests/support/bookings.ts'
import { createPayment } from './booking-backend.ts'

afterEach(() => vi.unstubAllGlobals())

/** What asking for a payment page throws, or its address. */
async function outcomeOf(answer: () => Response): Promise<string> {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('fetch', async () => answer())
  const asked = createPayment(sampleBooking(), {})
  return asked.then(
    ({ url }) => url,
    ({ message }: Error) => message,
  )
}

it('takes only the address of a payment page, and says what came instead', async () => {
  const refusal = { error: { code: 'too-many-holds', message: 'Too many' } }
  const answers = [
    () => Response.json({ url: 'https://pay.example/1', sessionId: 's' }),
    () => new Response('', { status: 500 }),
    () => new Response('<p>Hello</p>'),
    () => Response.json({}),
    () => Response.json(null),
    () => Response.json({ url: 'javascript:alert(1)' }),
    () => Response.json({ error: 'Edge Function gave up' }),
    () => Response.json(refusal),
    () => Response.json(refusal, { status: 503 }),
  ]
  const said: string[] = []
  for (const answer of answers) said.push(await outcomeOf(answer))
  expect(said).toEqual([
    'https://pay.example/1',
    'The function answered with 500',
    ...Array(4).fill('Failed to create payment session'),
    'Edge Function gave up',
    'Too many',
    'Too many',
  ])
})

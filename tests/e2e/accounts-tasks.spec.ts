import postgres from 'postgres'
import { newCustomer, storedSession } from './account-page.ts'
import { expect, test } from './fixtures.ts'

/** Long lists of tasks. */

const CUSTOMERS = 1_000
const REQUESTS_EACH = 200

test('200 tasks among 200,000 open as fast as 10, and show more on demand without gaps or repeats', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000)
  await newCustomer(page, host)
  const { user } = await storedSession(page)
  const sql = postgres(host.databaseUrl, { max: 1, onnotice: () => {} })

  /** Requests as they pile up over the years; no message is sent for them. */
  async function insert(owner: postgres.PendingQuery<postgres.Row[]>, count: number, name: string) {
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`
      await transaction`
        insert into public.quote_requests (user_id, service_type, urgency, task_description, country_of_origin,
          country_of_destination, given_name, family_name, email, created_at)
        select owner.id, 'document-translation', 'urgent', ${name} || ' ' || number, 'Lebanon', 'Portugal',
          'A', 'B', 'bulk@example.com', date_trunc('hour', now()) - number / 3 * interval '1 hour'
        from (${owner}) as owner, generate_series(1, ${count}::int) as number`
    })
  }
  const mine = sql`select ${user.id}::uuid as id`

  /** Milliseconds until the first card shows; the quickest of some tries. */
  async function opening(): Promise<number> {
    const times: number[] = []
    for (let i = 0; i < 4; i++) {
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Inês' })).toBeVisible()
      times.push(
        await page.evaluate(async () => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/profile?tab=tasks"]')]
          const start = performance.now()
          links.at(-1)?.click()
          while (!document.querySelector('.in i')) await new Promise(requestAnimationFrame)
          return performance.now() - start
        }),
      )
    }
    return Math.min(...times)
  }

  await insert(mine, 10, 'Early')
  const few = await opening()
  await sql`delete from public.quote_requests where user_id = ${user.id}`
  await insert(mine, REQUESTS_EACH, 'Mine')
  await insert(
    sql`select gen_random_uuid() as id from generate_series(2, ${CUSTOMERS}::int)`,
    REQUESTS_EACH,
    'Other',
  )
  await sql`analyze public.quote_requests`
  const many = await opening()
  test.info().annotations.push({ type: 'opening', description: `${few} ms with 10, ${many} ms with 200` })
  process.stdout.write(`tasks tab: ${few.toFixed(0)} ms with 10, ${many.toFixed(0)} ms with 200 of 200,000\n`)
  expect(many).toBeLessThan(few + 150)

  await page.goto('/profile?tab=tasks&view=pending')
  const cards = page.locator('.card:not(.bone)')
  await expect(cards).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Show more' })
  for (let shown = 40; shown <= REQUESTS_EACH; shown += 20) {
    await more.click()
    await expect(cards).toHaveCount(shown)
  }
  await expect(more).toHaveCount(0)
  await expect(page.getByText('That is everything pending.')).toBeVisible()
  const texts = await cards.locator('.say').allInnerTexts()
  expect(new Set(texts).size).toBe(REQUESTS_EACH)
  await sql`delete from public.quote_requests where email = 'bulk@example.com'`
  await sql.end()
})

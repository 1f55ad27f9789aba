import type { Page } from '@playwright/test'
import { expectNoAxeViolation, fillTask, newCustomer, refuseRefresh, signIn } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { chooseFiles, upload } from './quote-page.ts'
import { inDatabase } from './stored-rows.ts'

/** Tasks: creating them, seeing them pending, and long lists of them. */

for (const [how, end, tag] of [
  ['storage was cleared', (page: Page) => page.evaluate(() => localStorage.clear()), ['@release']],
  ['the refresh is refused', refuseRefresh, []],
] as const)
  test.describe(`a task that is sent after ${how}`, () => {
    test.use({ expectedConsole: /status of 400|AuthApiError/ })

    test('is not stored: the customer logs in again in place, and sends it', {
      tag: ['@session-lost', ...tag],
    }, async ({ page, host }) => {
      const description = `A birth record, sent after ${how}.`
      const who = await signIn(page, host)
      await page.goto('/profile?tab=tasks')
      await fillTask(page, description)
      await chooseFiles(page, [upload('passport.jpg', 'jpg', 20_000, 1)])
      await end(page)
      await page.getByRole('button', { name: 'Create task' }).click()

      await expect(page.getByRole('heading', { name: 'Please log in again' })).toBeFocused()
      await expect(page.getByLabel('Task description')).toBeHidden()
      await expect(page.getByText('Inês')).toBeHidden()
      await expectNoAxeViolation(page)
      const stored = () =>
        inDatabase(
          host,
          (sql) => sql`select user_id from quote_requests where task_description = ${description}`,
        )
      expect(await stored()).toEqual([])

      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByText('Invalid login credentials').first()).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill(who.password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByLabel('Task description')).toHaveValue(description)
      await expect(page.getByRole('button', { name: 'Create task' })).toBeFocused()
      await expect(page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Task created successfully!')).toBeVisible({ timeout: 20_000 })
      await expect(page.getByRole('listitem').filter({ hasText: 'SQ-' })).toContainText('1 file')
      await expect(page.getByRole('listitem').filter({ hasText: 'SQ-' })).toContainText(
        /We reply by.*\(UK time\)/,
      )
      expect(await stored()).toHaveLength(1)
      expect((await stored())[0]?.user_id).not.toBeNull()
    })
  })

test('a customer creates a task with two files and sees it pending, with reference and badge', async ({
  page,
  host,
}) => {
  await newCustomer(page, host)
  await page.getByRole('link', { name: 'Tasks', exact: true }).last().click()
  await expect(page).toHaveURL('/profile?tab=tasks')
  await page.getByRole('button', { name: 'Create task' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.getByRole('listitem')).toHaveCount(5)
  await expectNoAxeViolation(page)

  await fillTask(page, 'A certified copy of my grandfather’s birth record.')
  await chooseFiles(page, [
    upload('passport.jpg', 'jpg', 20_000, 1),
    upload('سند ميلاد.pdf', 'pdf', 30_000, 2),
  ])
  // Switching views loses nothing.
  await page.getByRole('link', { name: 'Completed Tasks' }).click()
  await page.getByRole('link', { name: 'Create Task' }).click()
  await page.getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('Task created successfully!')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Your task has been submitted and is now pending review.')).toBeVisible()

  await expect(page).toHaveURL('/profile?tab=tasks&view=pending')
  const card = page.getByRole('listitem').filter({ hasText: 'SQ-' })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Document procurement')
  await expect(card).toContainText('2 files')
  await expect(card.getByRole('list', { name: 'Documents' })).toHaveText('passport.jpgسند ميلاد.pdf')
  await expect(card.getByText('Express, 2–3 days')).toHaveClass('badge yellow')
  const reference = await card.getByText(/^SQ-/).textContent()
  await expectNoAxeViolation(page)

  await page.reload()
  await expect(card.getByText(reference ?? '')).toBeVisible()
  await expect(card).toContainText('2 files')
  await card.getByRole('button', { name: 'Add documents' }).click()
  await expect(page.getByRole('list', { name: 'The documents you sent' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await expect(page).toHaveURL('/get-quote')
  await chooseFiles(page, [upload('second page.png', 'png', 9_000, 3)])
  await page.getByRole('button', { name: 'Send documents' }).click()
  await expect(page.getByText('Documents added')).toBeVisible({ timeout: 30_000 })
  await page.goto('/profile?tab=tasks&view=pending')
  await expect(card).toContainText('3 files')
  await expect(card.getByRole('list', { name: 'Documents' })).toContainText('second page.png')

  await page.getByRole('link', { name: 'Create Task' }).click()
  await expect(page.getByLabel('Task description')).toHaveValue('')
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})

test('more tasks than a page holds are shown on demand, without gaps or repeats', async ({ page, host }) => {
  const { email } = await signIn(page, host)
  await inDatabase(host, (sql) =>
    sql.begin(async (work) => {
      // Without messages.
      await work`set local session_replication_role = replica`
      await work`
        insert into public.quote_requests (user_id, service_type, urgency, task_description, country_of_origin,
          country_of_destination, given_name, family_name, email, created_at, reply_by)
        select owner.id, 'document-translation', '>48 hours', 'Mine ' || number, 'Lebanon', 'Portugal', 'A', 'B',
          owner.email, date_trunc('hour', now()) - number / 3 * interval '1 hour', now()
        from auth.users as owner, generate_series(1, 50) as number where owner.email = ${email}`
    }),
  )
  await page.goto('/profile?tab=tasks&view=pending')
  const cards = page.locator('.card:not(.skeleton)')
  await expect(cards).toHaveCount(20)
  await expect(cards.first().getByText('>48 hours')).toHaveClass('badge green')
  const more = page.getByRole('button', { name: 'Show more' })
  for (const shown of [40, 50]) {
    await more.click()
    await expect(cards).toHaveCount(shown)
  }
  await expect(more).toHaveCount(0)
  await expect(page.getByText('That is everything.')).toBeVisible()
  expect(new Set(await cards.locator('.excerpt').allInnerTexts()).size).toBe(50)
})

test('what runs, and what is next of it, stands above the tabs, in a place that was kept', {
  tag: '@what-is-next',
}, async ({ page, host }) => {
  await newCustomer(page, host)
  const running = page.locator('.running')
  const tabs = page.getByRole('navigation', { name: 'Account', exact: true })
  await expect(running).toHaveText('What you send us appears here with its reference, until it is done.')
  const before = await tabs.boundingBox()
  await page.goto('/profile?tab=tasks')
  await fillTask(page)
  await page.getByRole('button', { name: 'Create task' }).click()
  await expect(page.getByText('Task created successfully!')).toBeVisible({ timeout: 20_000 })
  await page.goto('/profile')
  await expect(running).toContainText(/SQ-.*We reply by.*\(UK time\)/)
  expect(await tabs.boundingBox()).toEqual(before)
  await expectNoAxeViolation(page)
  await running.getByRole('link', { name: 'Tasks' }).click()
  await expect(page.getByRole('heading', { name: 'Pending Tasks' })).toBeVisible()
})

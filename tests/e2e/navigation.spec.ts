import { axeFaults } from './axe.ts'
import { expect, openPage, test } from './fixtures.ts'

/** The menus, by keyboard and by pointer, and “Skip to content”. */

test('a menu opens by keyboard, Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('header summary', { hasText: 'Company' })
  const entry = page.locator('header').getByRole('link', { name: 'About Us' })
  await expect(entry).toBeHidden()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(entry).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(entry).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(button).toBeFocused()
})

test('only one menu is open, and a click elsewhere or leaving by keyboard closes it', async ({ page }) => {
  await page.goto('/')
  const header = page.locator('header')
  const company = header.getByRole('link', { name: 'About Us' })
  const services = header.getByRole('link', { name: 'Corporate Document Translation & Certification' })
  await header.locator('summary', { hasText: 'Company' }).click()
  await header.locator('summary', { hasText: 'Services' }).click()
  await expect(services).toBeVisible()
  await expect(company).toBeHidden()
  await page.locator('h1').click()
  await expect(services).toBeHidden()

  await header.locator('summary', { hasText: 'Contact' }).click()
  const last = header.getByRole('link', { name: 'Social Media Links' })
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeHidden()
})

test('the mobile menu works by keyboard: open, walk, follow, close', { tag: '@accessibility' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const { keyboard } = page
  const button = page.locator('header summary', { hasText: 'Menu' })
  const home = page.locator('header nav').getByRole('link', { name: 'Home' })
  const services = page.locator('header nav summary', { hasText: 'Services' })
  const entry = page
    .locator('header nav')
    .getByRole('link', { name: 'Private Document Translation & Certification' })
  await expect(home).toBeHidden()
  await button.focus()
  await keyboard.press('Enter')
  await expect(home).toBeVisible()
  await keyboard.press('Tab')
  await expect(home).toBeFocused()

  await services.focus()
  await keyboard.press('Enter')
  await expect(entry).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(services).toBeFocused()
  await keyboard.press('Escape')
  await expect(home).toBeHidden()
  await expect(button).toBeFocused()

  await keyboard.press('Enter')
  await services.focus()
  await keyboard.press('Enter')
  await entry.focus()
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/private-document-translation')
})

test('on a small screen each menu opens at the first press, whichever was open before', {
  tag: '@small-menus',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('header summary', { hasText: 'Menu' }).click()
  const menus = page.locator('header nav')
  for (const [menu, entry] of [
    ['Company', 'About Us'],
    ['Services', 'Apostille & Notarisation Services'],
    ['Contact', 'Enquiry Form'],
    ['Company', 'Our Reviews'],
  ] as const) {
    // By mouse: click() would scroll, and look for the element again.
    const box = await menus.locator('summary', { hasText: menu }).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.waitForTimeout(50)
    await page.mouse.up()
    await expect(menus.getByRole('link', { name: entry })).toBeVisible()
  }
})

test('“Skip to content” leads to the content, and leaves the screen and the history alone', {
  tag: '@accessibility',
}, async ({ page }) => {
  await openPage(page, '/register')
  const firstName = page.getByLabel('First name')
  await firstName.fill('Zofia')
  await page.locator('.skip').press('Enter')
  await expect(page.locator('main')).toBeFocused()
  expect(await page.evaluate(() => [location.hash, history.state])).toEqual(['', { mode: 'sign-up' }])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')

  // Nor is a fragment another screen.
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect(page).toHaveURL('/auth#main')
  await expect(firstName).toHaveValue('Zofia')
  await page.goBack()
  await expect(page).toHaveURL('/auth')
  await expect(firstName).toHaveValue('Zofia')
})

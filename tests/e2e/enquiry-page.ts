import type { Page } from '@playwright/test'
import { freshAddress } from '../support/forms.ts'

export const QUESTION = 'What does the translation of a diploma cost?\nIt has two pages.'

export async function fillEnquiry(page: Page, email = freshAddress(), message = QUESTION): Promise<void> {
  await page.getByLabel('Subject').selectOption({ label: 'Pricing' })
  await page.getByLabel('Message').fill(message)
  await page.getByLabel('Given name').fill('Zofia')
  await page.getByLabel('Family name').fill('Wiśniewska')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+44 20 7946 0018')
}

export const sendEnquiry = (page: Page) => page.getByRole('button', { name: 'Send enquiry', exact: true })

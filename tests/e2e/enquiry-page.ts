import type { Page } from '@playwright/test'
import { freshAddress } from '../support/forms.ts'
import { type Say, sayEnglish } from './say.ts'

export const QUESTION = 'What does the translation of a diploma cost?\nIt has two pages.'

export async function fillEnquiry(
  page: Page,
  email = freshAddress(),
  message = QUESTION,
  say: Say = sayEnglish,
): Promise<void> {
  await page.getByLabel(say('Subject')).selectOption({ label: say('Pricing') })
  await page.getByLabel(say('Message')).fill(message)
  await page.getByLabel(say('Given name')).fill('Zofia')
  await page.getByLabel(say('Family name')).fill('Wiśniewska')
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Phone')).fill('+44 20 7946 0018')
}

export const sendEnquiry = (page: Page) => page.getByRole('button', { name: 'Send enquiry', exact: true })

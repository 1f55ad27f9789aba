import type { Page } from '@playwright/test'
import type { FileExtension } from '#contract/files.ts'
import { sampleFile } from '../support/samples.ts'

/** What a visitor does on /get-quote. */

export type Answers = { givenName: string; familyName: string; email: string }

const ANSWERS: Answers = { givenName: 'Zofia', familyName: 'Wiśniewska', email: 'zofia@example.com' }

/** Fills in every field of the form. */
export async function fillQuote(page: Page, answers: Partial<Answers> = {}): Promise<void> {
  const { givenName, familyName, email } = { ...ANSWERS, ...answers }
  await page.getByLabel('Service', { exact: true }).selectOption('Apostille & Notarisation Services')
  await page.getByText('12-24 hours', { exact: true }).click()
  await page.getByLabel('Task description').fill('Two birth certificates for a registry office.')
  await page.getByLabel('Country of origin').selectOption('Poland')
  await page.getByLabel('Country of destination').selectOption('United Kingdom')
  await page.getByLabel('Given name').fill(givenName)
  await page.getByLabel('Family name').fill(familyName)
  await page.getByLabel('Company name').fill('Wiśniewska & Daughters')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Phone').fill('+44 20 7946 0018')
}

/** A file for `setInputFiles`. */
export function upload(name: string, extension: FileExtension, size = 3_000, seed = 1) {
  return { name, mimeType: 'application/octet-stream', buffer: sampleFile(extension, size, seed) }
}

/** Chooses documents, as the file dialog would. */
export async function chooseFiles(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send quote request' })

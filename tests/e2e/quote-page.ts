import { truncate, writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import type { FileExtension } from '#contract/files.ts'
import type { CapturedMail } from '../support/host.ts'
import { sampleFile } from '../support/samples.ts'
import { expect } from './fixtures.ts'
import { type Say, sayEnglish } from './say.ts'

export type Answers = { givenName: string; familyName: string; email: string }

const ANSWERS: Answers = { givenName: 'Zofia', familyName: 'Wiśniewska', email: 'zofia@example.com' }

export async function fillQuote(
  page: Page,
  answers: Partial<Answers> = {},
  say: Say = sayEnglish,
): Promise<void> {
  const { givenName, familyName, email } = { ...ANSWERS, ...answers }
  await page.getByLabel(say('Service'), { exact: true }).selectOption('Apostille & Notarisation Services')
  await page.getByText(say('12-24 hours'), { exact: true }).click()
  await page.getByLabel(say('Task description')).fill('Two birth certificates for a registry office.')
  await page.getByLabel(say('Country of origin')).selectOption('Poland')
  await page.getByLabel(say('Country of destination')).selectOption('United Kingdom')
  await page.getByLabel(say('Given name')).fill(givenName)
  await page.getByLabel(say('Family name')).fill(familyName)
  await page.getByLabel(say('Company name')).fill('Wiśniewska & Daughters')
  await page.getByLabel(say('Email')).fill(email)
  await page.getByLabel(say('Phone')).fill('+44 20 7946 0018')
}

export function upload(name: string, extension: FileExtension, size = 3_000, seed = 1) {
  return { name, mimeType: 'application/octet-stream', buffer: sampleFile(extension, size, seed) }
}

export async function chooseFiles(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files)
}

/** On disk, because it would take long to give one to the browser. @returns its path */
export async function largeFile(info: TestInfo, size: number): Promise<string> {
  const path = info.outputPath('large.pdf')
  await writeFile(path, '')
  await truncate(path, size)
  return path
}

/** On the device. */
export const filesKept = (page: Page) =>
  page.evaluate(async () => {
    let count = 0
    for (const { name = '' } of await indexedDB.databases()) {
      count += await new Promise<number>((resolve) => {
        const opening = indexedDB.open(name)
        // Deleted meanwhile: an empty one must not be created.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve(0)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      })
    }
    return count
  })

export const send = (page: Page, say = sayEnglish) =>
  page.getByRole('button', { name: say('Send quote request') })

export async function shownReference(page: Page, success = 'Quote Request Submitted'): Promise<string> {
  await expect(page.getByText(success)).toBeVisible({ timeout: 30_000 })
  const reference = page.getByText(/^SQ-[2-9B-Z]{4}-[2-9B-Z]{4}$/).first()
  await expect(reference).toBeVisible()
  return (await reference.textContent()) ?? ''
}

export async function sendAndReadReference(page: Page): Promise<string> {
  await send(page).click()
  return shownReference(page)
}

export const isOperatorMail = (reference: string) => (mail: Pick<CapturedMail, 'subject'>) =>
  mail.subject?.startsWith(`${reference} [`) ?? false

/** The documents behind the links of the operator's message. */
export function documentsOf({ text }: Pick<CapturedMail, 'text'>): Promise<Buffer[]> {
  const links = text?.match(/http\S+open-document\S+/g) ?? []
  return Promise.all(links.map(async (link) => Buffer.from(await (await fetch(link)).arrayBuffer())))
}

/** The private link in the customer's message. */
export function requestLink({ text }: Pick<CapturedMail, 'text'>): string {
  const link = /http\S+\/get-quote\?request=\S+/.exec(text ?? '')?.[0]
  if (!link) throw new Error('The message has no private link')
  return link
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Control, type Driver, locate, PAGE_TIMEOUT_MS } from './driver.ts'

/** Stock Firefox over WebDriver BiDi. */
export async function openFirefox(program: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    userDataDir: profile,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    env: { ...process.env, TZ: 'Europe/London', HOME: profile },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(PAGE_TIMEOUT_MS)

  const control = (element: ElementHandle<Element>): Control => ({
    click: () => element.click(),
    type: (text) => element.type(text),
    async choose(option) {
      const value = await element.evaluate(
        (select, text) => [...(select as HTMLSelectElement).options].find((one) => one.text === text)?.value,
        option,
      )
      await element.select(value ?? option)
    },
    attach: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
  })

  return {
    async open(url) {
      await page.goto(url)
    },
    address: async () => page.url(),
    async find(kind, name) {
      const handle = await page.waitForFunction(locate, {}, kind, name)
      return control(handle.asElement() as ElementHandle<Element>)
    },
    shows: async (kind, name) => (await page.evaluateHandle(locate, kind, name)).asElement() !== null,
    text: () => page.evaluate(() => document.body.innerText),
    async close() {
      await browser.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '../host.ts'
import { choosePort } from '../ports.ts'
import { type Control, type Driver, locate, PAGE_TIMEOUT_MS } from './driver.ts'

/** WebKitGTK's MiniBrowser over WebDriver. It needs a display, so it gets one. */

/** The key of element references, by the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Reference = { [ELEMENT]: string }

export type WebKitPrograms = { driver: string; browser: string; display: string }

/** A virtual display; its number arrives on file descriptor 3. */
async function openDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  let number = ''
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    number += chunk
  })
  await eventually(() => number.includes('\n') || undefined, 20, 'the display')
  return { name: `:${number.trim()}`, process: child }
}

export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const display = await openDisplay(programs.display)
  const port = await choosePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', TZ: 'Europe/London', LANG: 'C.UTF-8' },
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`

  async function call<T>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
    const answer = await fetch(server + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${value.error} ${value.message}`)
    return value
  }

  await eventually(
    () =>
      call('/status').then(
        () => true,
        () => undefined,
      ),
    20,
    'WebKitWebDriver',
  )
  const options = { binary: programs.browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await call<{ sessionId: string }>('/session', { capabilities })
  const session = `/session/${sessionId}`
  await call(`${session}/window/rect`, { width: 1280, height: 1000 })
  const run = <T>(script: (...args: never[]) => unknown, ...args: unknown[]) =>
    call<T>(`${session}/execute/sync`, { script: `return (${script}).apply(null, arguments)`, args })

  const control = (reference: Reference): Control => {
    const element = `${session}/element/${reference[ELEMENT]}`
    const type = (text: string) => call<void>(`${element}/value`, { text })
    return {
      click: () => call(`${element}/click`, {}),
      type,
      attach: type,
      async choose(option) {
        const found = await run<Reference | null>(
          (select: HTMLSelectElement, text: string) => [...select.options].find((one) => one.text === text),
          reference,
          option,
        )
        if (!found) throw new Error(`No option ${option}`)
        await control(found).click()
      },
    }
  }

  return {
    open: (url) => call(`${session}/url`, { url }),
    address: () => call(`${session}/url`),
    find: async (kind, name) => {
      const deadline = Date.now() + PAGE_TIMEOUT_MS
      for (;;) {
        const found = await run<Reference | null>(locate, kind, name).catch(() => null)
        if (found) return control(found)
        if (Date.now() > deadline) throw new Error(`Timed out waiting for ${kind} '${name}'`)
        await wait(100)
      }
    },
    shows: async (kind, name) => (await run(locate, kind, name)) !== null,
    text: () => run(() => document.body.innerText),
    async close() {
      await call(session, undefined, 'DELETE').catch(() => undefined)
      driver.kill()
      display.process.kill()
    },
  }
}

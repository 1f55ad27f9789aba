import axe from 'axe-core'
import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An island on a page without a browser: its backend is played, and time is what the test lets pass. */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Answer = { status?: number; json?: unknown; body?: string } | 'no connection'
export type Call = { url: string; method: string; body: unknown }
type Route = (call: Call) => Answer | undefined

/** As of which a test begins, for calendars: a Monday. */
const NOW = new Date('2026-11-23T10:00:00Z')
/** What a form takes for a program's filling in (contract/limits.ts) has passed. */
const OPEN_FOR_MS = 10_000
const STEP_MS = 50

let root: Root | undefined
let routes: Route[] = []
export let calls: Call[] = []

/** The newest route that has an answer gives it. What nobody answers is the test's mistake. */
export const answer = (url: RegExp | string, reply: Answer | ((call: Call) => Answer), method?: string) =>
  routes.unshift((call) => {
    const meant = typeof url === 'string' ? call.url.includes(url) : url.test(call.url)
    if (!meant || (method && method !== call.method)) return undefined
    return typeof reply === 'function' ? reply(call) : reply
  })

async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const text = typeof init.body === 'string' ? init.body : ''
  const body = /^[[{]/.test(text) ? JSON.parse(text) : text
  const call = {
    url: String(input instanceof Request ? input.url : input),
    method: init.method ?? 'GET',
    body,
  }
  calls.push(call)
  for (const route of routes) {
    const reply = route(call)
    if (reply === 'no connection') throw new TypeError('Failed to fetch')
    if (reply)
      return new Response(reply.body ?? JSON.stringify(reply.json ?? {}), {
        status: reply.status ?? 200,
        headers: { 'content-type': reply.body === undefined ? 'application/json' : 'text/html' },
      })
  }
  throw new Error(`Nobody answers ${call.method} ${call.url}`)
}

beforeEach(() => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  vi.advanceTimersByTime(OPEN_FOR_MS)
  vi.stubGlobal('fetch', respond)
  routes = []
  calls = []
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** The browser knows of no network. */
export const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

afterEach(async () => {
  await act(() => vi.dynamicImportSettled())
  await act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Renders it as its page does, at its address. @param state of the history, where the head of a page keeps a link's secret */
export async function open(element: ReactElement, address: string, state?: object): Promise<void> {
  history.replaceState(state, '', address)
  document.title = 'A page | Signet & Quill'
  const main = document.body.appendChild(document.createElement('main'))
  root = createRoot(main)
  await act(async () => {
    root?.render(element)
    await vi.dynamicImportSettled()
  })
}

/** Lets scripts load and time pass, up to a minute of it, until it is so. */
export async function until<Found>(check: () => Found, what = String(check)): Promise<NonNullable<Found>> {
  for (let past = 0; past < 60_000; past += STEP_MS) {
    const found = check()
    if (found) return found
    await act(async () => {
      await vi.advanceTimersByTimeAsync(STEP_MS)
      await vi.dynamicImportSettled()
    })
  }
  throw new Error(`Not so within a minute: ${what}\n${document.body.textContent?.slice(0, 1000)}`)
}

export const all = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  Array.from(document.querySelectorAll<Kind>(selector))

const textOf = (element: Element) => element.textContent?.replace(/[ \n]+/g, ' ').trim() ?? ''

export const texts = (selector: string) => all(selector).map(textOf)

/** Elements of which one says exactly this, without those around it. */
export const saying = (text: string) =>
  all('body *').filter(
    (element) =>
      textOf(element) === text && !Array.from(element.children).some((inner) => textOf(inner) === text),
  )

export const control = (name: string) =>
  all<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`)[0] as HTMLInputElement

/** By what it says, or is called. */
export const button = (label: string) =>
  all<HTMLButtonElement>('button').find(
    (found) => (found.getAttribute('aria-label') ?? textOf(found)) === label,
  ) as HTMLButtonElement

export const press = (element: HTMLElement) =>
  act(async () => {
    element.focus()
    element.click()
  })

export const pressElsewhere = () =>
  act(async () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))

/** On what has the focus. A button is pressed by two of them. */
export const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    const focused = document.activeElement as HTMLElement
    const goesOn = focused.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }),
    )
    if (goesOn && (name === 'Enter' || name === ' ')) focused.click()
  })

/** Another window, or another page of the browser, was looked at meanwhile. */
export const lookAgain = () => act(async () => document.dispatchEvent(new Event('visibilitychange')))

/** Types over what is there, by the names of the fields; of a group the choice. */
export const fillIn = (answers: Readonly<Record<string, string>>) =>
  act(async () => {
    for (const [name, text] of Object.entries(answers)) {
      const choice = all<HTMLInputElement>(`[name="${name}"][type=radio]`).find(({ value }) => value === text)
      if (choice) choice.click()
      else type(control(name), text)
    }
    await vi.dynamicImportSettled()
  })

function type(field: HTMLInputElement, text: string): void {
  // React listens to the setter of each element that it controls.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** The texts that describe a field, as they are read out. */
export const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** At the end of a test. Colours, and where a page's frame is missing, are for browsers (tests/e2e/axe.ts). */
export async function expectAccessible(): Promise<void> {
  vi.useRealTimers()
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
  const { violations } = await axe.run(document.body, { rules })
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))])).toEqual([])
}

export const summary = () =>
  all('[role=alert]').find((alert) => alert.querySelector('h2')) as HTMLElement | undefined

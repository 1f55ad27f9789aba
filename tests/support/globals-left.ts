import { afterAll, expect } from 'vitest'

/** Unit tests share their worker’s globals: a file leaves what it stubs or fakes as it was, or others fail by their order. */

const NAMES = [
  ...['Date', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance', 'fetch'],
  ...['window', 'document', 'navigator', 'location', 'localStorage', 'addEventListener'],
]

/** As defined: reading some of them has effects. */
function globals(): Record<string, unknown> {
  const found = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  const values = found.map((property, index) => [NAMES[index], property?.get ?? property?.value])
  // Fake timers replace the method, not the object.
  return { ...Object.fromEntries(values), 'performance.now': performance.now }
}

const before = globals()

afterAll(() => {
  const after = globals()
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual([])
})

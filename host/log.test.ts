import { expect, it } from 'vitest'
import { errorCode } from './log.ts'

it.each([
  [Object.assign(new Error('/home/ann/scan.pdf'), { code: 'ENOENT' }), 'Error:ENOENT'],
  [Object.assign(new TypeError('ann@example.com'), { code: '23505' }), 'TypeError:23505'],
  // none that a machine would look for
  [Object.assign(new Error('text'), { code: 550 }), 'Error'],
  [new RangeError('text'), 'RangeError'],
  [{ code: 'ENOENT' }, 'unknown'],
  ['ann@example.com', 'unknown'],
  [undefined, 'unknown'],
])('of an error the log has its class and code, never its message: %o', (error, code) => {
  expect(errorCode(error)).toBe(code)
})

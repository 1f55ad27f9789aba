import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fontsFingerprint, STAMP } from './make-fonts.ts'

it('the committed typefaces match these sources; otherwise run npm run fonts', async () => {
  expect((await readFile(STAMP, 'utf8')).trim()).toBe(await fontsFingerprint())
})

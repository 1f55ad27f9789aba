import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { fontsFingerprint, STAMP } from './make-fonts.ts'
import { PAPER_STAMP, paperFontsFingerprint } from './make-paper-fonts.ts'

it('the committed typefaces match these sources; otherwise run npm run fonts', async () => {
  expect((await readFile(STAMP, 'utf8')).trim()).toBe(await fontsFingerprint())
})

it('and so do those of papers', async () => {
  expect((await readFile(PAPER_STAMP, 'utf8')).trim()).toBe(await paperFontsFingerprint())
})

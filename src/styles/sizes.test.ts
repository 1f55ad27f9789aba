import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FILES = globSync('src/**/*.css')

/** All but ornaments. */
it('text grows with the size that a visitor has set in the browser, and layouts with it', () => {
  expect(FILES.length).toBeGreaterThan(30)
  for (const file of FILES) {
    const css = readFileSync(file, 'utf8').replace(/\.micro \{[^}]*\}/, '')
    const rigid = css.match(
      /(?<![\w-])(font|font-size|line-height):[^;]*\b\d+px[^;]*;|@media[^{]*\d(px|rem)/g,
    )
    expect(rigid ?? [], file).toEqual([])
  }
})

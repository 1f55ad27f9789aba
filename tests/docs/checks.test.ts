import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

/** docs/checks.md promises that each demand has its tests; a promise that cannot be kept fails here. */

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

const demands = (await read('docs/checks.md'))
  .split(/\n(?=- |## )/)
  .filter((block) => block.startsWith('- '))
  .map((block) => {
    const [demand = '', ...answers] = block.trim().split('\n')
    return { demand: demand.slice(2), answers: answers.map((line) => line.trim().replace(/^- /, '')) }
  })

describe('docs/checks.md', () => {
  it('holds the whole list', () => {
    expect(demands.length).toBeGreaterThanOrEqual(30)
  })

  it.each(demands)('answers: $demand', async ({ answers }) => {
    expect(answers, 'tests or figures for it').not.toEqual([])
    for (const answer of answers) {
      const [, file, title, command] = /^`([^`]+)` › (.+)$|^`npm run (\S+)`/.exec(answer) ?? []
      if (command) expect(Object.keys(packageJson.scripts), answer).toContain(command)
      else expect((await read(file ?? '')).includes(title ?? answer), answer).toBe(true)
    }
  })
})

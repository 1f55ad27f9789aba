import { parseArgs } from 'node:util'
import { benchBackend } from './backend.ts'
import { benchCosts } from './load/costs.ts'
import { startEmbedded, startPair } from './load/set-up.ts'
import { benchSteps } from './load/steps.ts'

/**
 * `npm run bench`: how fast single calls go, what each thing costs, and how many visitors two set-ups carry. About five
 * minutes; `npm run bench -- --only costs` for one part of it. Nothing here asserts a figure.
 */

const PARTS: Record<string, () => Promise<void>> = {
  backend: benchBackend,
  costs: benchCosts,
  embedded: () => benchSteps(startEmbedded),
  pair: () => benchSteps(startPair),
}

/** Names that stand for several parts. */
const GROUPS: Record<string, string[]> = { load: ['costs', 'embedded', 'pair'] }

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const wanted = values.only?.flatMap((name) => GROUPS[name] ?? [name]) ?? Object.keys(PARTS)
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  process.stderr.write(`--only takes ${[...Object.keys(PARTS), ...Object.keys(GROUPS)].join(', ')}\n`)
  process.exit(1)
}
for (const name of wanted) await PARTS[name]?.()

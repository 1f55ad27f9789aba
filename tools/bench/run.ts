import { parseArgs } from 'node:util'
import { benchCalls } from './calls/run.ts'
import { benchGrowth, benchOutage } from './growth.ts'
import { benchCosts } from './load/costs.ts'
import { startEmbedded, startPair, startWithS3 } from './load/set-up.ts'
import { benchSteps } from './load/steps.ts'
import { benchRush } from './rush.ts'
import { benchSiege } from './siege/siege.ts'

/**
 * `npm run bench`: each call beside its floor, what each thing costs, and how many visitors two set-ups carry. About ten
 * minutes; `npm run bench -- --only costs` for one part of it. Nothing here asserts a figure.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    /** Of the calls: other checkouts, to be measured in turns with this one. */
    beside: { type: 'string', multiple: true },
    /** Of the calls: one of them. */
    call: { type: 'string', multiple: true },
  },
})

const PARTS: Record<string, () => Promise<void>> = {
  calls: () => benchCalls(values.beside, values.call),
  costs: () => benchCosts(startEmbedded),
  embedded: () => benchSteps(startEmbedded),
  pair: () => benchSteps(startPair),
  s3: () => benchCosts(startWithS3),
  siege: benchSiege,
  growth: benchGrowth,
  outage: benchOutage,
  rush: benchRush,
}

/** Done when it is asked for. */
const APART = ['s3', 'siege', 'growth', 'outage', 'rush']

/** Names that stand for several parts. */
const GROUPS: Record<string, string[]> = { load: ['costs', 'embedded', 'pair'] }

const wanted =
  values.only?.flatMap((name) => GROUPS[name] ?? [name]) ??
  Object.keys(PARTS).filter((name) => !APART.includes(name))
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  process.stderr.write(`--only takes ${[...Object.keys(PARTS), ...Object.keys(GROUPS)].join(', ')}\n`)
  process.exit(1)
}
for (const name of wanted) await PARTS[name]?.()

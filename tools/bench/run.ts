import { parseArgs } from 'node:util'
import { benchGrowth, benchOutage } from './growth.ts'
import { benchCosts } from './load/costs.ts'
import { benchSteps } from './load/steps.ts'
import { benchRush } from './rush.ts'
import { benchSiege } from './siege/siege.ts'

/**
 * `npm run bench`: what each thing costs, and how many visitors a host carries; `npm run bench -- --only costs` for one part.
 * Nothing here asserts a figure.
 */

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })

const PARTS: Record<string, () => Promise<void>> = {
  costs: benchCosts,
  load: benchSteps,
  siege: benchSiege,
  growth: benchGrowth,
  outage: benchOutage,
  rush: benchRush,
}

const wanted = values.only ?? ['costs', 'load']
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  process.stderr.write(`--only takes ${Object.keys(PARTS).join(', ')}\n`)
  process.exit(1)
}
for (const name of wanted) await PARTS[name]?.()

import { parseArgs } from 'node:util'
import { benchGrowth, benchOutage } from './growth.ts'
import { benchLoad } from './load.ts'
import { benchSiege } from './siege.ts'

/**
 * `npm run bench`: the load that we build for. `npm run bench -- --only siege`: beside each flood; `growth`: beside a million requests;
 * `outage`: how a hundred thousand messages leave. Nothing here asserts a figure.
 */

const PARTS: Record<string, () => Promise<void>> = {
  load: benchLoad,
  siege: benchSiege,
  growth: benchGrowth,
  outage: benchOutage,
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: ['load'] } } })
const unknown = values.only.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  process.stderr.write(`--only takes ${Object.keys(PARTS).join(', ')}\n`)
  process.exit(1)
}
for (const name of values.only) await PARTS[name]?.()

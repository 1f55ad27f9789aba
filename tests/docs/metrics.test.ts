import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { registry } from '#host/metrics/metrics.ts'

/** docs/metrics.md lists all of the host's metrics with their labels, and nothing else. */

const page = await readFile(new URL('../../docs/metrics.md', import.meta.url), 'utf8')
const counted = registry.getMetricsAsArray() as unknown as { name: string; labelNames: string[] }[]

it('the list and the host agree on names and labels', () => {
  const listed = page.split('\n').flatMap((line) => {
    const [, name, labels] = /^\| `(site_\w+)` \|([^|]*)\|/.exec(line) ?? []
    return name ? [`${name} ${(labels ?? '').match(/\w+/g)?.join() ?? ''}`] : []
  })
  const ours = counted.filter(({ name }) => name.startsWith('site_'))
  expect(listed.sort()).toEqual(ours.map(({ name, labelNames }) => `${name} ${labelNames.join()}`).sort())
})

it('alarms use existing metrics', () => {
  const names = counted.map(({ name }) => name)
  const used = (page.split('```yaml')[1] ?? '').match(/\b(site|process|nodejs)_\w+/g) ?? []
  expect(used.length).toBeGreaterThan(8)
  for (const name of used) expect(names).toContain(name.replace(/_bucket$/, ''))
})

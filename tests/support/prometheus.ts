/** Reads the Prometheus text format 0.0.4, which prom-client writes. */

export type Sample = { name: string; labels: Record<string, string>; value: number }

const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/
const LABEL = /(\w+)="([^"]*)"/g

/** @throws at a line that is none */
export function readMetrics(page: string): Sample[] {
  const lines = page.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name, labels = '', value = ''] = SAMPLE.exec(line) ?? []
    if (!name) throw new Error(`Bad sample: ${line}`)
    const pairs = [...labels.matchAll(LABEL)].map(([, label, text]) => [label, text])
    return { name, labels: Object.fromEntries(pairs), value: Number(value) }
  })
}

/** 0 if there is no such sample yet. */
export function metric(samples: Sample[], name: string, labels: Record<string, string> = {}): number {
  const fitting = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )
  return fitting.reduce((sum, { value }) => sum + value, 0)
}

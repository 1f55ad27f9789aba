/** A strict parser of the Prometheus text format 0.0.4. */

export type Sample = { name: string; labels: Record<string, string>; value: number }
export type Family = { type: string; help: string; samples: Sample[] }

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/
const VALUE = /^([+-]?(\d+(\.\d+)?([eE][+-]?\d+)?)|[+-]Inf|NaN)$/
const TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped']
const SUFFIXES: Record<string, string[]> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
}

function readLabels(text: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {}
  for (let rest = text; rest !== ''; ) {
    const [all = '', name = '', value = ''] = LABEL.exec(rest) ?? []
    if (!all || name in labels) throw new Error(`Bad labels: ${line}`)
    labels[name] = value
    rest = rest.slice(all.length)
  }
  return labels
}

const readValue = (text: string) => (/Inf$/.test(text) ? Number(`${text}inity`) : Number(text))

/** Buckets are cumulative, and the last holds the count. */
function checkHistogram(name: string, samples: Sample[]): void {
  const series = new Map<string, Sample[]>()
  for (const sample of samples) {
    const { le, ...labels } = sample.labels
    const key = JSON.stringify(labels)
    series.set(key, [...(series.get(key) ?? []), sample])
  }
  for (const [key, own] of series) {
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`)
    const count = own.find((sample) => sample.name === `${name}_count`)?.value
    const bounds = buckets.map(({ labels }) => readValue(labels.le ?? ''))
    const grows = (list: number[]) => list.every((value, i) => i === 0 || value >= (list[i - 1] as number))
    const last = buckets.at(-1)
    const whole = last?.labels.le === '+Inf' && last.value === count
    if (!whole || !grows(bounds) || !grows(buckets.map(({ value }) => value)))
      throw new Error(`Bad histogram: ${name} ${key}`)
  }
}

/** @throws at the first malformed line */
export function readMetrics(page: string): Map<string, Family> {
  if (!page.endsWith('\n')) throw new Error('The last line has no end')
  const families = new Map<string, Family>()
  const seen = new Set<string>()
  let current: [string, Family] | undefined
  let help: [string, string] | undefined
  for (const line of page.split('\n')) {
    if (line === '') continue
    const [, helped, text = ''] = /^# HELP (\S+) (.*)$/.exec(line) ?? []
    const [, typed, type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? []
    if (helped) help = [helped, text]
    else if (typed) {
      const known = NAME.test(typed) && TYPES.includes(type) && help?.[0] === typed
      if (!known || families.has(typed)) throw new Error(`Bad type: ${line}`)
      current = [typed, { type, help: help?.[1] ?? '', samples: [] }]
      families.set(...current)
    } else {
      const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? []
      if (!current) throw new Error(`A sample without a type: ${line}`)
      const [family, { type: kind, samples }] = current
      const names = (SUFFIXES[kind] ?? ['']).map((suffix) => family + suffix)
      const key = `${name}{${labels}}`
      if (!names.includes(name) || !VALUE.test(value) || seen.has(key)) throw new Error(`Bad sample: ${line}`)
      seen.add(key)
      samples.push({ name, labels: readLabels(labels, line), value: readValue(value) })
    }
  }
  for (const [name, { type, samples }] of families) if (type === 'histogram') checkHistogram(name, samples)
  return families
}

/** 0 if there is no such sample yet. */
export function metric(
  families: Map<string, Family>,
  name: string,
  labels: Record<string, string> = {},
): number {
  const samples = [...families.values()].flatMap((family) => family.samples)
  const fitting = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )
  return fitting.reduce((sum, { value }) => sum + value, 0)
}

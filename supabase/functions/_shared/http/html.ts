/** Escapes every value that was not made by `html` itself. */

export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Value = string | number | Html | Html[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

function sourceOf(value: Value): string {
  if (value instanceof Html) return value.source
  if (Array.isArray(value)) return value.map(sourceOf).join('')
  return escapeText(String(value))
}

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((source, part, i) => source + sourceOf(values[i - 1] ?? '') + part))
}

export function multiline(text: string): Html {
  return new Html(escapeText(text).replace(/\r\n|\r|\n/g, '<br>'))
}

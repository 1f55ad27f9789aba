import { createHash } from 'node:crypto'

/** Script types that need permission; others are data. */
const EXECUTABLE = new Set(['', 'module', 'text/javascript', 'speculationrules'])

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(
    new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'),
  )) {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    const executable = tag === 'style' || (EXECUTABLE.has(type) && !/\bsrc=/.test(attributes))
    if (text && executable) hashes.add(sourceHash(text))
  }
  return [...hashes]
}

function formTargets(html: string): string[] {
  const actions = [...html.matchAll(/<form\b[^>]*\saction="(https?:[^"?]*)/g)].map(([, url = '']) => url)
  return [...new Set(actions)]
}

/** Only our own files and the page's inline scripts and styles. @param backend its origin, if not the page's */
export function pagePolicy(html: string, backend?: string): string {
  if (/<[^>]+\sstyle="/.test(html.replace(/<script\b[\s\S]*?<\/script>/g, '')))
    throw new Error('A style attribute in prerendered HTML would be refused by the Content-Security-Policy')
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    // Chosen documents are counted beside the page.
    'worker-src': ["'self'"],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': backend ? ["'self'", backend] : ["'self'"],
    'form-action': ["'self'", ...formTargets(html)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  // The one site that the page may frame.
  const frame = /\sdata-frame-src="([^"]+)"/.exec(html)?.[1]
  if (frame) directives['frame-src'] = [new URL(frame).origin]
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

import { createHash } from 'node:crypto'

/** Types of <script> that need permission; others are data. */
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

/** Where the page's forms go by themselves, when that is another site's function. */
function formTargets(html: string): string[] {
  const actions = [...html.matchAll(/<form\b[^>]*\saction="(https?:[^"?]*)/g)].map(([, url = '']) => url)
  return [...new Set(actions)]
}

/**
 * The Content-Security-Policy of one page: everything is refused except our own files and exactly the inline scripts and
 * styles that the page was built with.
 * @param backend origin of the backend when it is not the page's own
 */
export function pagePolicy(html: string, backend?: string): string {
  if (/<[^>]+\sstyle="/.test(html.replace(/<script\b[\s\S]*?<\/script>/g, '')))
    throw new Error('A style attribute in prerendered HTML would be refused by the Content-Security-Policy')
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': backend ? ["'self'", backend] : ["'self'"],
    'form-action': ["'self'", ...formTargets(html)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  // A page may name the one site that it frames once its visitor has asked for it.
  const frame = /\sdata-frame-src="([^"]+)"/.exec(html)?.[1]
  if (frame) directives['frame-src'] = [new URL(frame).origin]
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

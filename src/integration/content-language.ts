import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url))

/** `#content/quote.ts` is content/es/quote.ts in Spanish, where there is one. English needs nothing. @param code of the language */
export function contentLanguage(code: string): Plugin {
  return {
    name: 'content-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(#content|\.)\// },
      handler: (source, importer) => ownFile(code, source, importer),
    },
  }
}

/**
 * The file of content/ that is meant in a language. Its own files name each other, and those that only English has, with './';
 * with '../' they mean the English ones.
 */
export function ownFile(code: string, source: string, importer = '', content = CONTENT): string | undefined {
  const folder = `${dirname(importer.replace(/\?.*/, ''))}/`
  const file = source.startsWith('#content/')
    ? join(content, source.slice('#content/'.length))
    : join(folder, source)
  if (!file.startsWith(content)) return undefined
  const own = join(content, code, file.slice(content.length))
  if (existsSync(own)) return own
  const english = join(content, file.slice(join(content, code, '/').length))
  return file.startsWith(join(content, code, '/')) && !existsSync(file) ? english : undefined
}

import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Loads modules of content/ with the names of facts in place of the facts, 'within {promises.reply}': so a text is the same
 * whatever the owner has filled in, and a translation can be seen to name the same facts.
 */

const load = createRequire(import.meta.url)

const FACTS = /\/content\/(?:[\w-]+\/)?(?:business|facts)\.ts$/

/** {promises.reply}, whether it is in PROMISES, FACTS or BUSINESS. */
function named(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, named(entry, `${path}.${key}`)]),
    )
  const [first = '', ...rest] = path.replace(/^(BUSINESS|FACTS)\./, '').split('.')
  return `{${[first === first.toUpperCase() ? first.toLowerCase() : first, ...rest].join('.')}}`
}

const factNames = (): string =>
  Object.entries({ ...load('../../content/business.ts'), ...load('../../content/facts.ts') })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(named(value, name))}\n`)
    .join('')

/** Modules with names in place of facts have addresses of their own, and so do those that they import from content/. */
const NAMED = 'file:///named-facts'
const real = (url: string) => url.replace(NAMED, 'file://')

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(NAMED))
      return { url: specifier, format: 'module-typescript', shortCircuit: true }
    if (!context.parentURL?.startsWith(NAMED)) return next(specifier, context)
    // Before they are generated, too.
    if (/^\.[./]*\/facts\.ts$/.test(specifier))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    const found = next(specifier, { ...context, parentURL: real(context.parentURL) })
    if (!/\/content\/.*\.ts$/.test(found.url)) return found
    return { ...found, url: found.url.replace('file://', NAMED), format: 'module-typescript' }
  },
  load(url, context, next) {
    if (!url.startsWith(NAMED)) return next(url, context)
    if (!FACTS.test(url)) return next(real(url), context)
    return { format: 'module', source: factNames(), shortCircuit: true }
  },
})

/** What a module exports, with names in place of facts. @throws what is wrong with the module */
export const loadTexts = (file: URL): Readonly<Record<string, unknown>> =>
  load(file.href.replace('file://', NAMED))

export const loadModule = (file: URL): Readonly<Record<string, unknown>> => load(fileURLToPath(file))

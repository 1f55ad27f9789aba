import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import { type Plugin, rolldown } from 'rolldown'
import { ownFile } from '#src/integration/content-language.ts'
import type { House } from './facts.ts'

/** Runs our code again and again, each time for another house: bundled once, with the generated modules left open. */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const require = createRequire(import.meta.url)

const OPEN = /\/con(?:tent\/(?:[a-z]{2,3}\/)?(?:business|facts|prices)|tract\/business-facts)\.ts$/

const named = (present: object, path: string) =>
  Object.keys(present)
    .map((name) => `export const ${name} = house[${JSON.stringify(path)}].${name}\n`)
    .join('')

const openFacts = (house: House): Plugin => ({
  name: 'open-facts',
  load: {
    filter: { id: OPEN },
    handler: (id) => {
      const path = id.slice(ROOT.length)
      return named(house.modules[path] ?? {}, path)
    },
  },
})

/** What Astro and Vite do for pages. */
const pageParts = (code: string): Plugin => ({
  name: 'page-parts',
  resolveId: {
    filter: { id: /^(#content|\.)\/|^astro:|\.(css|svg|woff2)(\?|$)/ },
    handler(source, importer) {
      if (source === 'astro:content') return { id: `${ROOT}tests/support/houses/collections.ts` }
      if (/\.(css|svg|woff2)(\?|$)/.test(source)) return { id: `\0file:${source}` }
      return code === 'en' ? undefined : ownFile(code, source, importer)
    },
  },
  load: {
    filter: { id: /^\0file:/ },
    handler: () => ({ code: 'export default "/file"', moduleType: 'js' }),
  },
  transform: {
    filter: { code: 'import.meta' },
    handler: (text, id) =>
      text
        // What a file does when it is started.
        .replace(/^if \(import\.meta\.main\)[\s\S]*/m, '')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.env.SSR', 'true')
        .replaceAll(/import\.meta\.env\b/g, '({})'),
  },
})

/** @param entry beneath this folder @param sample any house @returns what it exports, for a house */
export async function bundled<Exports>(
  entry: string,
  code: string,
  sample: House,
): Promise<(house: House) => Exports> {
  const bundle = await rolldown({
    input: `${ROOT}tests/support/houses/${entry}`,
    cwd: ROOT,
    platform: 'node',
    // React comes along as the production build, which is several times faster; what is imported late cannot be left out.
    external: (id) => /^(node:|[a-z@])/.test(id) && !/^(astro:|react|yaml$)/.test(id),
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    treeshake: false,
    logLevel: 'silent',
    plugins: [pageParts(code), openFacts(sample)],
  })
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false, minify: false })
  const run = compileFunction(output[0].code, ['exports', 'require', 'house'])
  return ({ modules }) => {
    const exports = {}
    run(exports, require, modules)
    return exports as Exports
  }
}

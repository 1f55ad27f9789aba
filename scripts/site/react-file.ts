import * as React from 'react'
import * as JsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'

/** React as one file of the site: each island is bundled for itself, and all of them import this. */

const MODULES: Record<string, object> = {
  react: React,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react/jsx-runtime': JsxRuntime,
}

const ENTRY = 'virtual:react'

/** One module that has whatever React's modules have, each name once: they agree on what a name means. */
function entryCode(): string {
  const seen = new Set(['default', 'module.exports'])
  return Object.entries(MODULES)
    .map(([id, module]) => {
      const names = Object.keys(module).filter((name) => !name.startsWith('__') && !seen.has(name))
      for (const name of names) seen.add(name)
      return `export { ${names.join(', ')} } from '${id}'`
    })
    .join('\n')
}

const entry: Plugin = {
  name: 'react-entry',
  resolveId: { filter: { id: /^virtual:react$/ }, handler: () => `\0${ENTRY}` },
  load: { filter: { id: /^\0virtual:react$/ }, handler: entryCode },
}

/** Bundles React. Its path in the site, and its code. */
export async function reactFile(): Promise<{ path: string; code: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [entry],
    build: {
      write: false,
      rolldownOptions: {
        input: { react: ENTRY },
        // Without it an entry that nobody imports would come out empty.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const [file] = (result as Rolldown.RolldownOutput).output
  return { path: file.fileName, code: file.code }
}

/** Leads the imports of React to its file in the site. */
export function reactAt(path: string): Plugin {
  return {
    name: 'react-at',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(id) {
        if (!(id in MODULES))
          throw new Error(`Islands cannot import ${id}: add it to scripts/site/react-file.ts`)
        return { id: `/${path}`, external: 'absolute' }
      },
    },
  }
}

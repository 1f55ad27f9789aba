import type { Plugin } from 'vite'

/** Id of the module that brings an island of app/islands to life. */
export const islandEntry = (name: string) => `virtual:island/${name}`

/**
 * For pages and islands alike. The design needs light-dark() and :has() anyway: the minifier keeps them instead of spelling them out.
 * A sheet that it had spelled out would not know the colours either, because `color-scheme` is set in another one.
 */
export const CSS_TARGET = ['chrome123', 'firefox121', 'safari17.5']

const ENTRY = /^virtual:island\/([\w-]+)$/
const RESOLVED = /^\0virtual:island\/([\w-]+)$/

/** Makes an entry for each island, so that adding one takes a single file; see app/shell/island.tsx. */
export function islands(): Plugin {
  let serving = false
  return {
    name: 'islands',
    configResolved({ command }) {
      serving = command === 'serve'
    },
    resolveId: {
      filter: { id: ENTRY },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: RESOLVED },
      handler(id) {
        const name = RESOLVED.exec(id)?.[1]
        return [
          // The development server's transform of components asks for it.
          serving ? "import 'virtual:react-router/inject-hmr-runtime'" : '',
          `import { Island } from '/app/islands/${name}.tsx'`,
          "import { hydrateIslands } from '/app/shell/hydrate-islands.tsx'",
          `hydrateIslands('${name}', Island)`,
        ].join('\n')
      },
    },
  }
}

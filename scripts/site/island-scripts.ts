import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { CSS_TARGET, islandEntry, islands } from './islands-plugin.ts'
import { reactAt, reactFile } from './react-file.ts'

/** Loaded by the Logout button of every page (app/session/sign-out.ts). */
const END_SESSION = 'end-session'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What a page with an island loads. */
type IslandScript = {
  /** URL of the module that hydrates the island. */
  url: string
  /** What that module imports, and what these import. */
  preloads: string[]
  /** Style sheets that the first paint can do without. */
  styles: string[]
  /** URL of the script that ends the session. It shares its modules, and so its state, with the island. */
  endSession: string
}

export type IslandScripts = {
  /** By the island's name. */
  entries: Map<string, IslandScript>
  /** URL of the script that ends the session, for pages without an island. */
  endSession: string
  /** All files of the islands, also those loaded later, by their path in the site. */
  files: Map<string, string | Uint8Array>
}

async function islandNames(): Promise<string[]> {
  const files = await readdir(`${ROOT}app/islands`)
  return files.filter((file) => file.endsWith('.tsx')).map((file) => file.slice(0, -'.tsx'.length))
}

/** The files that a chunk needs before it can run; every file once. */
function importsOf(chunk: Rolldown.OutputChunk, chunks: Map<string, Rolldown.OutputChunk>): string[] {
  const found = new Set<string>()
  const visit = ({ imports }: Rolldown.OutputChunk) => {
    for (const id of imports) {
      // React is a file of its own, and named by its URL.
      const file = id.replace(/^\//, '')
      if (found.has(file)) continue
      found.add(file)
      const imported = chunks.get(file)
      if (imported) visit(imported)
    }
  }
  visit(chunk)
  return [...found]
}

/** Whether a module may be in the file that an island starts with: ours, and not what sessions and requests need later. */
const startsPages = (id: string) =>
  id.startsWith(ROOT) && /^(app\/(?!session|backend)|content|contract)/.test(id.slice(ROOT.length))

/**
 * Bundles what one page loads: its island, if any, and the end of the session. Each page for itself: bundled together, the
 * islands' parts end up in many small files, and a page loads what others need.
 */
async function bundle(react: string, island?: string): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [islands(), reactAt(react)],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        input: {
          ...(island && { [island]: islandEntry(island) }),
          [END_SESSION]: `${ROOT}app/session/end-session.ts`,
        },
        output: {
          codeSplitting: {
            groups: [
              // In a file of its own it is the same for all islands.
              { name: 'auth-client', priority: 1, test: /node_modules[\\/]@supabase[\\/]auth-js/ },
              // What the island starts with, in one file; otherwise each part that is also loaded later gets its own.
              { name: 'page', tags: ['$initial'], test: startsPages },
            ],
          },
        },
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output
}

/** Bundles the islands with React and without the router, which only works at build time. */
export async function islandScripts(): Promise<IslandScripts> {
  const react = await reactFile()
  const files: IslandScripts['files'] = new Map([[react.path, react.code]])

  async function scriptsOf(island?: string) {
    const output = await bundle(react.path, island)
    const chunks = new Map<string, Rolldown.OutputChunk>()
    for (const file of output) {
      files.set(file.fileName, file.type === 'chunk' ? file.code : file.source)
      if (file.type === 'chunk') chunks.set(file.fileName, file)
    }
    const entry = (name: string) => {
      const found = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name)
      if (!found) throw new Error(`The build of ${name} has no entry`)
      return found
    }
    return { chunks, entry, endSession: `/${entry(END_SESSION).fileName}` }
  }

  const entries = new Map<string, IslandScript>()
  for (const name of await islandNames()) {
    const { chunks, entry, endSession } = await scriptsOf(name)
    const chunk = entry(name)
    const needed = importsOf(chunk, chunks)
    // The island's own styles come last.
    const sheets = [...needed, chunk.fileName].flatMap((file) => [
      ...(chunks.get(file)?.viteMetadata?.importedCss ?? []),
    ])
    entries.set(name, {
      url: `/${chunk.fileName}`,
      preloads: needed.map((file) => `/${file}`),
      styles: [...new Set(sheets)].map((file) => `/${file}`),
      endSession,
    })
  }
  return { entries, endSession: (await scriptsOf()).endSession, files }
}

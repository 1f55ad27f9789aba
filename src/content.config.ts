import { fileURLToPath } from 'node:url'
import { defineCollection } from 'astro/content/config'
import type { Loader } from 'astro/loaders'
import { LANGUAGE } from '#content/language.ts'
import { readCollection } from './collections/read-content.ts'
import { COLLECTIONS, type Collection } from './collections/schemas.ts'

/** Read and checked by src/collections, which reports mistakes by line. */

const CONTENT = fileURLToPath(new URL('../content/', import.meta.url))

const collection = (name: Collection) =>
  defineCollection({
    schema: COLLECTIONS[name].schema,
    loader: {
      name: `content-${name}`,
      load: async ({ store, watcher, logger }) => {
        const load = async () => {
          const entries = await readCollection(name, LANGUAGE.code)
          store.clear()
          for (const { id, file, data } of entries) store.set({ id, data, filePath: file })
        }
        await load()
        let changed: NodeJS.Timeout | undefined
        watcher?.on('all', (_event, path) => {
          if (!path.startsWith(CONTENT) || !/\.(md|yaml)$/.test(path)) return
          // Editors may empty a file before writing it; while there is a mistake, pages show the previous text.
          clearTimeout(changed)
          changed = setTimeout(
            () => void load().catch((error: Error) => logger.error(`\n${error.message}`)),
            50,
          )
        })
      },
    } satisfies Loader,
  })

export const collections = {
  pages: collection('pages'),
  services: collection('services'),
  legal: collection('legal'),
  menus: collection('menus'),
}

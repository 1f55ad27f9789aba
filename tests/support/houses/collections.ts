import { LANGUAGE } from '#content/language.ts'
import { readCollection } from '#src/collections/read-content.ts'
import type { Collection } from '#src/collections/schemas.ts'

/** Stands in for `astro:content`: the pages' texts as they are read and checked for this house, once. */

const read = new Map<Collection, ReturnType<typeof readCollection>>()

export function getCollection(name: Collection) {
  const entries = read.get(name) ?? readCollection(name, LANGUAGE.code)
  read.set(name, entries)
  return entries
}

export const getEntry = async (name: Collection, wanted: string) =>
  (await getCollection(name)).find(({ id }) => id === wanted)

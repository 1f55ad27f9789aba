import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { groups } from './chunks.ts'

/** Which files of scripts a module may be in, in their order. */
function placesOf(id: string): unknown[] {
  return groups.flatMap(({ name, test }) => {
    const fits =
      test === undefined || (test instanceof RegExp ? test.test(id) : (test as (id: string) => boolean)(id))
    return fits ? [typeof name === 'function' ? (name as (id: string) => unknown)(id) : name] : []
  })
}

it.each(globSync('*.ts', { cwd: new URL('../../content/', import.meta.url) }))(
  'puts content/es/%s where the English words are',
  (file) => {
    expect(placesOf(`/house/content/es/${file}`)).toEqual(placesOf(`/house/content/${file}`))
  },
)

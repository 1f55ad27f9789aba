import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { PRICES } from '#content/prices.ts'
import { ROOT } from '../tests/support/checkout.ts'
import { folderFor } from '../tests/support/folder.ts'
import { samplesLeft } from './samples.ts'

const folder = folderFor('samples')
for (const part of ['content/pages', 'public/pictures'])
  await cp(join(ROOT, part), join(folder, part), { recursive: true })

const left = (prices: typeof PRICES = null) => samplesLeft(pathToFileURL(`${folder}/`), prices)

it('everything that came with the code is named until it is replaced', {
  tags: ['public-start'],
}, async () => {
  expect(await left()).toEqual([
    'Still samples in content/pages/our-events-gallery.yaml: upcoming, past. Visitors do not see them: put your own there.',
    'Still samples in content/pages/our-founders-story.md: story, translation, legalisation. Visitors do not see them: put your own there.',
    'Still samples in content/pages/polo-family-day.yaml: pictures. Visitors do not see them: put your own there.',
    'Still samples in public/pictures/events: filing-abroad.jpg, moving-abroad.jpg. Visitors do not see them: put your own there.',
    expect.stringMatching(
      /^Still samples in public\/pictures\/polo-family-day: picture-1\.jpg, .*picture-9\.jpg\. /,
    ),
  ])

  const change = async (page: string, from: string, to: string) => {
    const path = join(folder, 'content/pages', page)
    const text = await readFile(path, 'utf8')
    expect(text).toContain(from)
    await writeFile(path, text.replace(from, to))
  }
  await change('our-events-gallery.yaml', 'samples: [upcoming, past]', 'samples:\n  - past')
  await change('our-founders-story.md', 'samples: [story, translation, legalisation]', 'samples: []')
  await change('polo-family-day.yaml', 'samples: [pictures]\n', '')
  await writeFile(join(folder, 'public/pictures/events/moving-abroad.jpg'), 'a photograph')
  await rm(join(folder, 'public/pictures/polo-family-day'), { recursive: true })
  expect((await left()).map((says) => says.replace(/\. .*/, ''))).toEqual([
    'Still samples in content/pages/our-events-gallery.yaml: past',
    'Still samples in public/pictures/events: filing-abroad.jpg',
  ])

  const prices = { services: {}, extras: [] }
  expect((await left({ ...prices, samples: true })).at(-1)).toContain('Still samples in content/prices.yaml:')
  expect(await left({ ...prices, samples: false })).toEqual(await left())
})

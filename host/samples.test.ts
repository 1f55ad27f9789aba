import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../tests/support/checkout.ts'
import { samplesLeft } from './samples.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'samples-'))
  for (const part of ['content/pages', 'public/pictures'])
    await cp(join(ROOT, part), join(folder, part), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true }))

const left = () => samplesLeft(pathToFileURL(`${folder}/`))

it('everything that came with the code is named until it is replaced', {
  tags: ['public-start'],
}, async () => {
  expect(await left()).toEqual([
    'Still samples in content/pages/our-founders-story.md: the founders’ story, the founder for translation, the founder for legalisation.',
    'Still samples in content/pages/our-events-gallery.yaml: “Moving abroad”, “Filing abroad”, “Polo Family Day”, “Welcome week”, “Our opening”.',
    'Still samples in content/pages/polo-family-day.yaml: “Polo Family Day”.',
    'Still samples in public/pictures/founders: founder-translation.jpg, founder-legalisation.jpg.',
    'Still samples in public/pictures/events: moving-abroad.jpg, filing-abroad.jpg.',
    expect.stringMatching(
      /^Still samples in public\/pictures\/polo-family-day: picture-1\.jpg, .*picture-9\.jpg\.$/,
    ),
  ])

  const events = join(folder, 'content/pages/our-events-gallery.yaml')
  const text = await readFile(events, 'utf8')
  await writeFile(events, text.replace(/upcoming:\n[\s\S]*?(?=join:)/, 'upcoming: []\n'))
  await writeFile(join(folder, 'public/pictures/founders/founder-translation.jpg'), 'a photograph')
  await rm(join(folder, 'public/pictures/polo-family-day'), { recursive: true })
  await rm(join(folder, 'content/pages/polo-family-day.yaml'))
  await rm(join(folder, 'content/pages/our-founders-story.md'))
  expect(await left()).toEqual([
    'Still samples in content/pages/our-events-gallery.yaml: “Polo Family Day”, “Welcome week”, “Our opening”.',
    'Still samples in public/pictures/founders: founder-legalisation.jpg.',
    'Still samples in public/pictures/events: moving-abroad.jpg, filing-abroad.jpg.',
  ])
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SELLER } from '#contract/business-facts.ts'
import { readCertificate, readSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { addSealKey, openDraft } from './draft.ts'

it('a hosted business gets a key for its seal, once, on one line of its settings', {
  tags: ['sealed-papers'],
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'draft-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const draft = await openDraft(join(folder, '.env.production'))
  addSealKey(draft)
  const key = draft.value('SEAL_KEY')
  const { certificate } = readSealKey(key.replaceAll('\\n', '\n'))
  expect(readCertificate(certificate).name).toBe(SELLER.name)
  expect(draft.faults()).toEqual([])
  addSealKey(draft)
  expect(draft.value('SEAL_KEY')).toBe(key)
})

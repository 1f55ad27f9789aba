import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#content/languages.ts'
import { bindPages } from '#functions/_shared/certificate/bind.ts'
import { openForeign } from '#functions/_shared/certificate/foreign-pages.ts'
import { newSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { TEMPLATES } from '#functions/_shared/mail/compose.ts'
import type { PaperFacts } from '#functions/_shared/papers/paper.ts'
import { makePaper } from '#functions/_shared/papers/paper-pdf.ts'
import { wordsIn } from '#functions/_shared/words.ts'
import { ROOT } from '../support/checkout.ts'
import { denoRuntimes } from '../support/deno.ts'
import { page, sheetsFor } from '../support/foreign-pages.ts'

/** PDFs and messages made on the platform are the same, byte for byte. */

const FACTS: PaperFacts = {
  kind: 'invoice',
  reference: 'INV-2026-0001',
  issuedOn: '2026-11-23',
  language: 'zh',
  order: 'SQ-7H3K-M2PX',
  part: 'first',
  method: 'card',
  seller: { name: 'Signet & Quill Document Services', lines: ['1 Example Court'], vatNumber: 'GB123456789' },
  buyer: {
    name: 'محمد Łukasz Παπαδόπουλος 王喆 김민준 श्रीमती',
    company: 'Papers & Söhne',
    email: 'customer@example.com',
  },
  lines: [{ what: 'Certified translation', amount: 12_001 }],
  total: 12_001,
  amount: 6001,
  vatRate: 2000,
  vat: 1000,
  net: 5001,
  shares: [{ treatment: 'standard', rate: 2000, net: 5001, vat: 1000 }],
  currency: 'gbp',
  paidOn: '2026-11-23',
}

const KEY = newSealKey('Signet & Quill', new Date('2026-11-23'))

let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'papers-'))
  const functions = join(home, 'supabase/functions')
  await Promise.all(
    ['supabase/functions', 'contract', 'content'].map((folder) =>
      cp(join(ROOT, folder), join(home, folder), { recursive: true }),
    ),
  )
  await symlink(join(ROOT, 'node_modules'), join(functions, 'node_modules'))
  await writeFile(
    join(functions, 'paper.ts'),
    `import { makePaper } from './_shared/papers/paper-pdf.ts'
const bytes = await makePaper(JSON.parse(Deno.args[0]), { key: Deno.args[1], forStamp: true })
console.log(bytes.toBase64?.() ?? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
`,
  )
  await writeFile(
    join(functions, 'seal.ts'),
    `import { checkSeal } from './_shared/certificate/seal.ts'
import { newSealKey } from './_shared/certificate/seal-key.ts'
const [file, key] = Deno.args
const { state, byHouse } = checkSeal(Deno.readFileSync(file), key)
console.log(state, byHouse, checkSeal(new Uint8Array(9), newSealKey('House', new Date())).state)
`,
  )
  await writeFile(
    join(functions, 'messages.ts'),
    `import { TEMPLATES } from './_shared/mail/compose.ts'
import { wordsIn } from './_shared/words.ts'
for (const code of Deno.args) {
  const words = await wordsIn(code)
  console.log(JSON.stringify(Object.values(TEMPLATES).map(({ sample }) => ({ ...sample(words), blocks: [] }))))
}
`,
  )
  await writeFile(
    join(functions, 'bind.ts'),
    `import { bindPages } from './_shared/certificate/bind.ts'
import { openForeign } from './_shared/certificate/foreign-pages.ts'
const [sheets, source] = Deno.args.map((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
const { bytes } = await bindPages(sheets, [await openForeign('source.pdf', source)])
console.log(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
`,
  )
})

afterAll(() => rm(home, { recursive: true, force: true }))

const runtimes = denoRuntimes()

for (const { name, program } of runtimes)
  describe(name, { tags: program === runtimes.at(-1)?.program ? [] : ['release'] }, () => {
    const print = async (file: string, ...args: string[]) => {
      const options = [
        '--no-check',
        '--node-modules-dir=manual',
        '--no-remote',
        '--allow-read',
        '--allow-env',
      ]
      const { stdout } = await promisify(execFile)(program, ['run', ...options, file, ...args], {
        cwd: join(home, 'supabase/functions'),
        env: { PATH: process.env.PATH, HOME: home, DENO_DIR: join(home, 'cache'), DENO_NO_UPDATE_CHECK: '1' },
        maxBuffer: 16 * 1024 * 1024,
      })
      return stdout.trim()
    }

    it('makes and seals the same paper as Node', async () => {
      const bytes = Buffer.from(await makePaper(FACTS, { key: KEY, forStamp: true }))
      expect(await print('paper.ts', JSON.stringify(FACTS), KEY)).toBe(bytes.toString('base64'))
    })

    it('tells a whole seal from an altered one, and makes keys', async () => {
      const sealed = await makePaper(FACTS, { key: KEY })
      for (const [name, bytes] of Object.entries({ whole: sealed, altered: sealed.with(100, 0) })) {
        await writeFile(join(home, 'sealed.pdf'), bytes)
        expect(await print('seal.ts', join(home, 'sealed.pdf'), KEY)).toBe(`${name} true none`)
      }
    })

    it('binds the same pages of others as Node', async () => {
      const source = page('/Rotate 90')
      const file = await openForeign('source.pdf', source)
      const sheets = await sheetsFor(file.pages)
      const { bytes } = await bindPages(sheets, [file])
      const files = [sheets, source].map((file) => Buffer.from(file).toString('base64'))
      expect(await print('bind.ts', ...files)).toBe(Buffer.from(bytes).toString('base64'))
    })

    it('writes the same messages as Node in every language', async () => {
      const codes = LANGUAGES.map(({ code }) => code)
      const lines = (await print('messages.ts', ...codes)).split('\n')
      for (const [index, code] of codes.entries()) {
        const words = await wordsIn(code)
        // Blocks are React's, which keeps more with each while developing; what they say is in the text.
        const samples = Object.values(TEMPLATES).map(({ sample }) => ({ ...sample(words), blocks: [] }))
        expect(lines[index], code).toBe(JSON.stringify(samples))
      }
    })
  })

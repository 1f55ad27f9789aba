import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaperFacts } from '#functions/_shared/order/paper.ts'
import { makePaper } from '#functions/_shared/order/paper-pdf.ts'
import { ROOT } from '../support/checkout.ts'
import { denoRuntimes } from '../support/deno.ts'

/** A PDF made on the platform is the same, byte for byte. */

const FACTS: PaperFacts = {
  kind: 'invoice',
  reference: 'INV-2026-0001',
  issuedOn: '2026-11-23',
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
    join(functions, 'print.ts'),
    `import { makePaper } from './_shared/order/paper-pdf.ts'
const bytes = await makePaper(JSON.parse(Deno.args[0]))
console.log(bytes.toBase64?.() ?? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')))
`,
  )
})

afterAll(() => rm(home, { recursive: true, force: true }))

it.each(denoRuntimes())('$name makes the same bytes as Node', async ({ program }) => {
  const { stdout } = await promisify(execFile)(
    program,
    [
      'run',
      '--no-check',
      '--node-modules-dir=manual',
      '--no-remote',
      '--allow-read',
      '--allow-env',
      'print.ts',
      JSON.stringify(FACTS),
    ],
    {
      cwd: join(home, 'supabase/functions'),
      env: { PATH: process.env.PATH, HOME: home, DENO_DIR: join(home, 'cache'), DENO_NO_UPDATE_CHECK: '1' },
      maxBuffer: 1024 * 1024,
    },
  )
  expect(stdout.trim()).toBe(Buffer.from(await makePaper(FACTS)).toString('base64'))
})

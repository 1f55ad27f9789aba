// @module-tag release

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { copyCheckout, ROOT } from '../support/checkout.ts'

it('a checkout is built in a folder with a space, a sign and an accent in its name', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'folder-'))
  const checkout = join(parent, 'Our site & más 100%')
  await copyCheckout(checkout)
  await symlink(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  const env = { PATH: process.env.PATH, HOME: process.env.HOME }
  await promisify(execFile)(process.execPath, ['host/static/ensure-build.ts', 'es'], { cwd: checkout, env })
  const manifest = await readFile(join(checkout, 'build', 'site.json'), 'utf8')
  expect(Object.keys(JSON.parse(manifest).files)).toEqual(
    expect.arrayContaining(['/get-quote', '/es/get-quote']),
  )
  const page = await readFile(join(checkout, 'build', 'site', 'get-quote.html'), 'utf8')
  expect(page).toContain('Get a quote')
  // Whatever a page names is there.
  const { files } = JSON.parse(manifest)
  for (const [, address] of page.matchAll(/["(&;](\/assets\/[\w.-]+)/g))
    expect(Object.keys(files)).toContain(address)
  await rm(parent, { recursive: true })
})

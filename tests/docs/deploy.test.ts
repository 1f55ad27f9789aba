import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { OPERATOR_EMAIL, SENDER } from '#contract/business-facts.ts'
import { newSealKey } from '#functions/_shared/certificate/seal-key.ts'
import { FUNCTION_SETTINGS, readEnvironment } from '#functions/_shared/environment.ts'

/** docs/deploy.md names every setting that a hosted project needs. */

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
const guide = await read('docs/deploy.md')

const LONG: Record<string, string> = {
  LINK_SIGNING_SECRET: 's'.repeat(48),
  SEAL_KEY: newSealKey('House', new Date('2026-11-29')),
}

function settingsOf(file: string): Record<string, string> {
  const block = guide.slice(guide.indexOf(`\`${file}\` is for`)).match(/(?:^ {4}\w+=.*\n)+/m)?.[0] ?? ''
  return Object.fromEntries([...block.matchAll(/^ {4}(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
}

it('every environment variable in config.toml is in the file for the CLI', async () => {
  const wanted = [...(await read('supabase/config.toml')).matchAll(/"env\((\w+)\)"/g)].map(([, name]) => name)
  expect(Object.keys(settingsOf('supabase/.env.production')).sort()).toEqual(wanted.sort())
})

it('the file for the functions is enough for them to start', () => {
  const example = settingsOf('supabase/functions/.env.production')
  const filled = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, value.replace('…', LONG[name] ?? 'x1')]),
  )
  const start = (env: Record<string, string>) =>
    readEnvironment({ SUPABASE_URL: 'https://project.example', ...env })
  expect(start(filled)).toMatchObject({ ADMIN_EMAIL: OPERATOR_EMAIL, MAIL_FROM: SENDER })
  expect(start({ ...filled, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }), 'empty').toBeTruthy()
  for (const name of ['SITE_URL', 'LINK_SIGNING_SECRET']) {
    const { [name]: _, ...rest } = filled
    expect(() => start(rest), name).toThrow(name)
  }
})

it('every setting has a row in the table', () => {
  for (const file of ['supabase/.env.production', 'supabase/functions/.env.production'])
    for (const name of Object.keys(settingsOf(file)))
      expect(guide).toMatch(new RegExp(`^\\|.*\`${name}\``, 'm'))
})

/** The platform sets this one itself. */
const SET_BY_PLATFORM = ['SUPABASE_URL']

it('no setting of the functions has a name that the platform keeps for itself', () => {
  // `supabase secrets set` skips these names, so such a setting could never be set.
  const inGuide = Object.keys(settingsOf('supabase/functions/.env.production'))
  const reserved = [...Object.keys(FUNCTION_SETTINGS), ...inGuide].filter((name) =>
    name.startsWith('SUPABASE_'),
  )
  expect(reserved).toEqual(SET_BY_PLATFORM)
})

import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderFor } from '../tests/support/folder.ts'
import { readSettings, usesSandbox } from './settings.ts'

const folder = folderFor('dkim')

describe('readSettings', () => {
  it('needs no settings', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      local: true,
    })
  })

  it('treats an empty value as unset', () => {
    expect(readSettings({ SMTP_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
  })

  it('recognises a public site, and drops its trailing slash', () => {
    expect(readSettings({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
      SITE_URL: 'https://www.example.com',
      local: false,
    })
  })

  it('names every bad value at once', () => {
    const read = () =>
      readSettings({
        PORT: 'eighty',
        SMTP_URL: 'http://mail',
        ADMIN_EMAIL: 'nobody',
        TRUSTED_PROXIES: 'proxy',
      })
    expect(read).toThrow(/PORT[\s\S]*SMTP_URL[\s\S]*ADMIN_EMAIL[\s\S]*TRUSTED_PROXIES/)
  })

  it('takes one sender only, with a name or without', () => {
    for (const MAIL_FROM of [
      'wax@wax.org',
      'Wax <wax@wax.org>',
      '"Wax, Ltd" <wax@wax.org>',
      String.raw`"Wax: \"@<home>\"" <wax@wax.org>`,
      'Wax, Ltd <wax@wax.org>',
    ])
      expect(readSettings({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
    for (const MAIL_FROM of [
      'Wax Ltd',
      'Wax <wax>',
      'wax@wax.org, a@b.org',
      'Wax <wax@wax.org>, a@b.org',
      'Wax: <wax@wax.org>',
    ])
      expect(() => readSettings({ MAIL_FROM }), MAIL_FROM).toThrow('MAIL_FROM: must be one address')
  })

  it('requires all DKIM settings or none, the key from a file if so set', () => {
    const key = (bits: number) =>
      generateKeyPairSync('rsa', { modulusLength: bits })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString()
    const names = { DKIM_DOMAIN: 'mail.example.com', DKIM_SELECTOR: 's1' }
    const pem = key(2048)
    expect(readSettings({ ...names, DKIM_PRIVATE_KEY: pem }).DKIM_PRIVATE_KEY).toBe(pem)
    const oneLine = pem.replaceAll('\n', '\\n')
    expect(readSettings({ ...names, DKIM_PRIVATE_KEY: oneLine }).DKIM_PRIVATE_KEY).toBe(pem)
    const file = join(folder, 'key.pem')
    writeFileSync(file, pem)
    expect(readSettings({ ...names, DKIM_PRIVATE_KEY_FILE: file }).DKIM_PRIVATE_KEY).toBe(pem)
    expect(() => readSettings({ ...names, DKIM_PRIVATE_KEY_FILE: `${file}.gone` })).toThrow(/cannot be read/)
    expect(() => readSettings({ ...names, DKIM_PRIVATE_KEY_FILE: file, DKIM_PRIVATE_KEY: pem })).toThrow(
      /one of/,
    )
    expect(() => readSettings(names)).toThrow(/none/)
    expect(() => readSettings({ DKIM_PRIVATE_KEY: pem })).toThrow(/none/)
    const ed25519 = generateKeyPairSync('ed25519')
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
    for (const bad of ['no key', key(512), ed25519]) {
      expect(() => readSettings({ ...names, DKIM_PRIVATE_KEY: bad })).toThrow(/private RSA key/)
    }
  })

  it('requires both payment keys or neither', () => {
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/both/)
    expect(() => readSettings({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/both/)
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'x' })).toThrow(
      /STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/,
    )
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readSettings(keys)).toMatchObject(keys)
    expect(() => readSettings({ ...keys, STRIPE_API_URL: 'https://pay.example' })).toThrow(/STRIPE_API_URL/)
  })

  it('uses the payment sandbox only on a local site', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(usesSandbox(readSettings({}))).toBe(true)
    expect(usesSandbox(readSettings(keys))).toBe(false)
    expect(usesSandbox(readSettings({ SITE_URL: 'https://www.example.com' }))).toBe(false)
    expect(usesSandbox(readSettings({ SITE_URL: 'http://192.168.1.20' }))).toBe(false)
  })
})

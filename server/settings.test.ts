import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

describe('readSettings', () => {
  it('needs nothing to be set', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      local: true,
    })
  })

  it('takes an empty value for none', () => {
    expect(readSettings({ SMTP_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
  })

  it('knows a public site, and drops the slash at its end', () => {
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
})

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STATE_KINDS, TEMPLATES, UNLIMITED_KINDS } from './compose.ts'

/** One list of kinds: what SQL queues, what is unlimited and what waits for another is in it. The database refuses anything else by name. */

const ROOT = new URL('../../../../', import.meta.url)
const sql = globSync('supabase/schemas/*.sql', { cwd: ROOT })
  .filter((path) => !path.endsWith('_mail_kinds.sql'))
  .map((path) => readFileSync(new URL(path, ROOT), 'utf8').replace(/--.*$/gm, ''))
  .join('\n')

describe('kinds of e-mails', () => {
  it('that the database names have a template', () => {
    const bare = sql.replace(/'[^'\n]*'/g, '')
    const named = [...sql.matchAll(/'((?:quote|order|booking|enquiry|account|newsletter)_[a-z_]+)'/g)]
    // columns, tables and functions are called by their names elsewhere
    const kinds = new Set(
      named.map(([, name = '']) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(bare)),
    )
    expect(kinds.size).toBeGreaterThan(60)
    expect([...kinds].filter((kind) => !(kind in TEMPLATES))).toEqual([])
  })

  it('that are unlimited, or say how something is now, exist and are named once', () => {
    for (const list of [UNLIMITED_KINDS, STATE_KINDS]) {
      expect(list.filter((kind) => !(kind in TEMPLATES))).toEqual([])
      expect(new Set(list).size).toBe(list.length)
    }
  })

  it('that a stranger can cause are limited', () => {
    const strangers = [
      'quote_customer',
      'quote_link',
      'quote_opened',
      'order_transfer',
      'enquiry_customer',
      'auth',
    ]
    for (const kind of [...strangers, 'newsletter_confirm', 'already_subscribed', 'account_exists'])
      expect([kind, UNLIMITED_KINDS.includes(kind)]).toEqual([kind, false])
  })
})

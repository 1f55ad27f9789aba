import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Field, Fields } from '#contract/fields.ts'
import { checkAnswers } from '#contract/schema.ts'
import { cleanLine, isLine } from '#contract/text.ts'
import { sql } from '../support/trial.ts'

/** The rule for single lines (contract/text.ts), for every field and every text column. */

const MARKS = '\u202E\u2066\u200F\u061C'
const UNPRINTABLE = ['\n', '\r\n', '\u2028', '\u0085', '\0', '\x1B', '\uD800']

const folder = new URL('../../contract/', import.meta.url)
const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))

const TABLES: [name: string, fields: Fields][] = []
for (const file of files) {
  const module: Record<string, unknown> = await import(new URL(file, folder).href)
  for (const [name, value] of Object.entries(module)) {
    if (name.endsWith('_FIELDS')) TABLES.push([name, value as Fields])
  }
}

function read(name: string, field: Field, typed: string) {
  const { onlyIf: _, ...asked } = field
  const { answers, problems } = checkAnswers({ [name]: asked as Field }, { [name]: typed })
  return answers ? { answer: answers[name] } : { problem: problems[name] }
}

it('there are field tables', () => expect(TABLES.length).toBeGreaterThan(8))

describe.each(TABLES)('%s', { tags: ['texts-of-one-line'] }, (_, fields) => {
  const ofKind = (...kinds: string[]) => Object.entries(fields).filter(([, { kind }]) => kinds.includes(kind))

  it('cleans texts of one line, and takes no line breaks in them', () => {
    for (const [name, field] of ofKind('text', 'tel')) {
      const good = 'Ada Lovelace'
      expect(read(name, field, `${MARKS} Ada\t\u00A0Lovelace${MARKS}`), name).toEqual({ answer: good })
      for (const one of UNPRINTABLE)
        expect(read(name, field, `Ada${one}Lovelace`), name).toHaveProperty('problem')
      expect(read(name, field, 'שרה כהן 1234'), name).toEqual({ answer: 'שרה כהן 1234' })
    }
  })

  it('keeps the lines of others, without what turns round their neighbours', () => {
    for (const [name, field] of ofKind('textarea')) {
      expect(read(name, field, `One\r\n${MARKS}two\u2028three`), name).toEqual({ answer: 'One\ntwo\nthree' })
      for (const one of ['\0', '\x1B', '\uD800'])
        expect(read(name, field, `One${one}`), name).toHaveProperty('problem')
    }
  })

  it('reads a pasted address', () => {
    for (const [name, field] of ofKind('email'))
      expect(read(name, field, `Anna <mailto:anna@пример.рф>,${MARKS}`), name).toEqual({
        answer: 'anna@xn--e1afmkfd.xn--p1ai',
      })
  })
})

describe('the rule of the database', { tags: ['texts-of-one-line'] }, () => {
  it('is that of the forms, character by character', async () => {
    const [{ refused } = {}] = await sql`
      select array_agg(code order by code) as refused from generate_series(1, 65535) as code
      where code not between 55296 and 57343 and not public.is_line('a' || chr(code) || 'b')`
    const codes = Array.from({ length: 65_535 }, (_, i) => i + 1)
    expect(refused).toEqual(
      codes.filter((code) => (code < 0xd800 || code > 0xdfff) && !isLine(`a${String.fromCharCode(code)}b`)),
    )
  })

  it('takes whatever the forms have cleaned', async () => {
    const typed = ` ${MARKS}a\t b${String.fromCharCode(0xfeff)} `
    const [{ taken } = {}] = await sql`select public.is_line(${cleanLine(typed)}) as taken`
    expect(taken).toBe(true)
  })

  it('makes a line of what a sign-up says of itself', async () => {
    const [{ details } = {}] = await sql`
      select public.account_details(${JSON.stringify({ first_name: `Ada\r\n${MARKS}Lovelace\u0085` })}::text::jsonb) as details`
    expect(details).toEqual({ first_name: 'Ada Lovelace' })
  })
})

const SEVERAL_LINES = [
  ...[
    'quote_requests.task_description',
    'quote_requests.ask_text',
    'enquiries.message',
    'order_messages.text',
    'order_deliveries.note',
  ],
  ...[
    'offers.note',
    'newsletter_issues.body',
    'orders.end_reason',
    'orders.ready_reason',
    'order_payments.refund_reason',
  ],
]

/** Columns without typed text (references are given by a trigger), and addresses that other checks cover. */
const NOT_TYPED =
  /^(outbox|mail_counts|payment_events|provider_payouts|provider_transactions|sandbox_sessions|sandbox_transactions|spent_proofs|form_sendings|retention_clock|order_events|papers)\.|^order_documents\.type$|^request_documents\.problem$|^profiles\.email$|^operator_confirmations\.address$|\.(reference|payment_id|refund_id|session_id|session_url|path|uploaded_path)$/

it('every column of text has a rule', async () => {
  const columns = await sql`
    select relation.relname || '.' || attname as name,
      coalesce((
        select string_agg(pg_get_constraintdef(rule.oid), ' ') from pg_constraint as rule
        where rule.conrelid = relation.oid and rule.contype = 'c' and attnum = any (rule.conkey)
      ), '') as rules
    from pg_attribute
    join pg_class as relation on relation.oid = attrelid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r' and attnum > 0 and not attisdropped
      and atttypid = 'text'::regtype and attgenerated = ''
    order by 1`
  const others = columns
    .filter(
      ({ name, rules }) =>
        !NOT_TYPED.test(name) && !/is_line\(|is_language\(|is_email_address\(|= ANY \(|~ '\^/.test(rules),
    )
    .map(({ name }) => name)
  expect(others).toEqual([...SEVERAL_LINES].sort())
})

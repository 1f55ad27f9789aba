import { describe, expect, it } from 'vitest'
import { PROFILE_FIELDS, SIGN_UP_FIELDS } from '#contract/account.ts'
import { BOOKING_FIELDS, SAMPLE_BOOKING } from '#contract/booking.ts'
import { EMAIL_PATTERN } from '#contract/email-address.ts'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { columnOf, type Field, type Fields, linesFor, rowOf } from '#contract/fields.ts'
import { fullName } from '#contract/names.ts'
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts'
import { QUOTE_FIELDS, SAMPLE_QUOTE } from '#contract/quote.ts'
import { checkAnswers } from '#contract/schema.ts'
import { TASK_FIELDS } from '#contract/task.ts'
import { MAIL_SAMPLES } from '#host/http/dev-mail.ts'
import { BAD_ADDRESSES, GOOD_ADDRESSES } from '../support/addresses.ts'
import { undoing } from '../support/sql.ts'
import { sql } from '../support/trial.ts'

/** Compares every field table with the database table that stores its answers. */

type Form = { table: string; fields: Fields; besides: string[] }

/** besides: columns without a field, and the customer's language, which no field asks for. Any other column is missing from a field table. */
const FORMS: Record<string, Form> = {
  enquiry: {
    table: 'enquiries',
    fields: ENQUIRY_FIELDS,
    besides: ['id', 'created_at', 'reference', 'spam_at', 'reply_by', 'reply_reminded_at', 'handled_at'],
  },
  quote: {
    table: 'quote_requests',
    fields: QUOTE_FIELDS,
    besides: [
      'id',
      'user_id',
      'uploaded_files',
      'created_at',
      'reference',
      'ordered_at',
      'erased_at',
      'spam_at',
      'order_links_from',
      'link_version',
      'reply_by',
      'reply_reminded_at',
      'handled_at',
      'opened_by',
      ...['ask_text', 'ask_about', 'asked_at', 'ask_reminded_at', 'reply_from'],
      ...[
        'document_pages',
        'document_words',
        'unread_pages',
        'extra_words',
        'uncounted_files',
        'estimate_from',
        'estimate_to',
      ],
    ],
  },
  booking: {
    table: 'bookings',
    fields: BOOKING_FIELDS,
    besides: [
      ...['id', 'reference', 'created_at', 'starts_at', 'time_zone', 'status', 'seat'],
      ...['amount', 'currency', 'hold_expires_at', 'session_id', 'session_url', 'session_closed_at'],
      ...['payment_id', 'checked_at', 'confirmed_at', 'ended_at', 'reminded_at', 'erased_at'],
      ...[
        'refund_id',
        'refund_state',
        'refunded',
        'refunded_at',
        'calendar_sequence',
        'moves',
        'moved_at',
        'moved_from',
      ],
    ],
  },
  'sign-up': { table: 'profiles', fields: SIGN_UP_FIELDS, besides: ['id', 'updated_at'] },
  profile: { table: 'profiles', fields: PROFILE_FIELDS, besides: ['id', 'updated_at', 'email'] },
  newsletter: {
    table: 'newsletter_subscriptions',
    fields: NEWSLETTER_FIELDS,
    besides: ['id', 'status', 'created_at', 'confirmed_at', 'unsubscribed_at', 'mailed_at'],
  },
}

const kept = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]): [string, Field][] =>
    field.column === false ? [] : [[columnOf(name), field]],
  )

async function checksOf(table: string): Promise<string> {
  const rows = await sql`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${`public.${table}`}::regclass and contype = 'c'`
  return rows.map((row) => row.definition).join('\n')
}

describe.each(Object.entries(FORMS))('the field table of the form: %s', (_, { table, fields, besides }) => {
  it('names every column', async () => {
    const columns = await sql`
      select column_name from information_schema.columns where table_schema = 'public' and table_name = ${table}`
    const named = [...kept(fields).map(([column]) => column), 'language', ...besides]
    expect(columns.map(({ column_name }) => column_name).sort()).toEqual(named.sort())
  })

  it('agrees with the database on lengths and choices', async () => {
    const checks = await checksOf(table)
    for (const [column, field] of kept(fields)) {
      if ('max' in field) expect(checks).toContain(`(char_length(${column}) <= ${field.max})`)
      if ('min' in field) expect(checks).toContain(`(char_length(${column}) >= ${field.min})`)
      const listed = new RegExp(`\\(?${column} = ANY \\(ARRAY\\[(.*?)\\]`).exec(checks)?.[1]
      if ('choices' in field && listed)
        for (const choice of field.choices) expect(listed).toContain(`'${choice}'::text`)
      // people choose a country from a list, but the database accepts any text
      if ('choices' in field && !listed)
        for (const choice of field.choices) expect(choice.length).toBeLessThanOrEqual(60)
    }
  })
})

it('a task has the columns of a quote request, and lengths that fit', async () => {
  const columns = kept(QUOTE_FIELDS).map(([column]) => column)
  const checks = await checksOf('quote_requests')
  for (const [column, field] of kept(TASK_FIELDS)) {
    expect(columns).toContain(column)
    if ('max' in field) expect(checks).toContain(`(char_length(${column}) <= ${field.max})`)
    if ('choices' in field) for (const choice of field.choices) expect(checks).toContain(`'${choice}'::text`)
  }
})

const SAMPLES: [form: string, table: string, fields: Fields, answers: Record<string, unknown>][] = [
  ['enquiry', 'enquiries', ENQUIRY_FIELDS, SAMPLE_ENQUIRY],
  ['quote', 'quote_requests', QUOTE_FIELDS, SAMPLE_QUOTE],
]

const asJson = (value: unknown) => JSON.stringify(value).slice(1, -1)

describe.each(SAMPLES)('the made-up %s', (form, table, fields, answers) => {
  const row = rowOf(fields, answers as never) as Record<string, string | null>
  const texts = Object.values(row).filter((text) => text !== null)

  it('is valid', () => expect(checkAnswers(fields, answers).answers).toEqual(answers))

  it('is shown to the operator in full, in messages and commands', () => {
    const { text } = MAIL_SAMPLES[`${form}_operator` as keyof typeof MAIL_SAMPLES]
    const read = linesFor('command', fields, row)
      .map(([, line]) => line)
      .join()
    for (const [name, field] of Object.entries(fields)) {
      const line = String(answers[name]).split('\n')[0] ?? ''
      if (field.kind !== 'select') expect(text.replace(/\s+/g, ' '), name).toContain(line.slice(0, 40))
      expect(read, name).toContain(answers[name])
    }
  })

  it('is stored and exported, and erased without a trace of typed text', async () => {
    await undoing(sql, async (tx) => {
      const columns = Object.keys(row)
      const [{ id } = {}] = await tx.unsafe(
        `insert into public.${table} (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
        Object.values(row),
      )
      if (form === 'quote') {
        await tx`select public.mark_order(${id}, true)`
        await tx`update public.quote_requests set country_of_origin_other = 'Iceland' where id = ${id}`
      }
      const [{ data } = {}] = await tx`select public.person_data(${row.email ?? ''}) as data`
      for (const text of [...texts, ...(form === 'quote' ? ['Iceland'] : [])])
        expect(JSON.stringify(data)).toContain(asJson(text))
      await tx`select public.erase_person(${row.email ?? ''})`
      const left = JSON.stringify(await tx.unsafe(`select * from public.${table} where id = $1`, [id]))
      expect(left).not.toContain('Iceland')
      for (const [column, field] of kept(fields)) {
        const isTyped = !('choices' in field) || field.choices.length > 20
        if (isTyped && row[column]) expect(left, column).not.toContain(asJson(row[column]))
      }
    })
  })
})

it('the sample booking is valid', () => {
  expect(checkAnswers(BOOKING_FIELDS, SAMPLE_BOOKING).answers).toEqual(SAMPLE_BOOKING)
})

describe('the one rule for e-mail addresses', () => {
  it('is identical in the database', async () => {
    const [{ source } = {}] =
      await sql`select pg_get_functiondef('public.is_email_address'::regproc) as source`
    expect(source.replaceAll("''", "'")).toContain(EMAIL_PATTERN.source)
  })

  it('accepts and refuses the same addresses there as in the forms', async () => {
    const addresses = [...GOOD_ADDRESSES, ...BAD_ADDRESSES].filter((address) => !address.includes('\0'))
    const rows = await sql`
      select address, public.is_email_address(address) as good from unnest(${addresses}::text[]) as address`
    expect(rows).toHaveLength(addresses.length)
    for (const { address, good } of rows) {
      expect(good, address).toBe(GOOD_ADDRESSES.includes(address))
      expect(EMAIL_PATTERN.test(address), address).toBe(good)
    }
  })

  it('applies to every table with a typed address', async () => {
    const guarded =
      await sql`select conrelid::regclass::text as name from pg_constraint where conname = 'email_is_plain'`
    expect(guarded.map(({ name }) => name).sort()).toEqual(
      ['bookings', 'enquiries', 'newsletter_subscriptions', 'quote_requests'].map((name) =>
        guarded[0]?.name.startsWith('public.') ? `public.${name}` : name,
      ),
    )
    const refused = await sql`
      insert into public.newsletter_subscriptions (email) values ('ada%evil.example@example.com')`.catch(
      (error) => error,
    )
    expect(refused).toMatchObject({ code: '23514', constraint: 'email_is_plain' })
  })
})

describe('a whole name', { tags: ['whole-names'] }, () => {
  it.each([
    ['喆', '王'],
    ['菜々子', '佐々木'],
    ['지민', '김'],
    ['𠮷', '李'],
    ['Zhe', '王'],
    ['Mary Jane', 'O’Neill'],
    ['عبد الرحمن', 'الخطيب'],
    ['', 'Wang'],
    ['', ''],
  ])('of %j and %j is the same for the contract and the database', async (given, family) => {
    const [row] = await sql`select public.full_name(${given}, ${family}) as name`
    expect(row?.name).toBe(fullName(given, family))
  })
})

describe('a name of one character', () => {
  it.each([...'李이ア々㐀𠮷', ...'AÉЖ1。·ا👋'])(
    'is long enough for the contract and the database alike: %s',
    async (name) => {
      const isName = '李이ア㐀𠮷'.includes(name)
      const booking = { ...SAMPLE_BOOKING, firstName: name }
      expect(checkAnswers(BOOKING_FIELDS, booking).problems?.firstName).toBe(isName ? undefined : 'too-short')
      const [row] = await sql`select public.is_ideograph(${name}) as is_name`
      expect(row?.is_name).toBe(isName)
    },
  )
})

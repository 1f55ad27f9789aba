import { describe, expect } from 'vitest'
import { BOOKING_FIELDS, BOOKING_STATUSES, SAMPLE_BOOKING } from '#contract/booking.ts'
import { BOOKING_TIMES } from '#contract/booking-calendar.ts'
import { gmtDay, gmtTime } from '#contract/dates.ts'
import { ENQUIRY_FIELDS, SAMPLE_ENQUIRY } from '#contract/enquiry.ts'
import { rowOf } from '#contract/fields.ts'
import { FILE_TYPES } from '#contract/files.ts'
import { BUCKET_BYTES, FILE_LIMITS } from '#contract/limits.ts'
import { closedBecause } from '#contract/opening.ts'
import { parseReference, referenceOf } from '#contract/reference.ts'
import { refusal } from '../support/orders.ts'
import type { TransactionSql } from '../support/sql.ts'
import { it, sql } from '../support/trial.ts'

async function checksOf(table: string): Promise<string> {
  const rows = await sql`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${`public.${table}`}::regclass and contype = 'c'`
  return rows.map((row) => row.definition).join('\n')
}

describe('the contract and the database agree', () => {
  it('on the states of bookings', async () => {
    const listed = /status = ANY \(ARRAY\[(.*?)\]/.exec(await checksOf('bookings'))?.[1]?.split(', ')
    expect(listed?.sort()).toEqual(BOOKING_STATUSES.map((status) => `'${status}'::text`).sort())
  })

  it('on the slots of a day', async () => {
    // Every quarter of an hour for two weeks around Easter: the table accepts exactly the contract's slots.
    const rows = await sql`
      select starts_at, public.is_consultation_slot(starts_at) as sound
      from generate_series('2027-03-22T00:00Z'::timestamptz, '2027-04-04T23:45Z', '15 minutes') as starts_at`
    expect(rows).toHaveLength(14 * 96)
    for (const { starts_at, sound } of rows) {
      expect(sound, starts_at).toBe(
        !closedBecause(gmtDay(starts_at)) && BOOKING_TIMES.includes(gmtTime(starts_at)),
      )
    }
    const [odd] = await sql`select public.is_consultation_slot('2027-03-22T09:00:00.5Z') as sound`
    expect(odd?.sound).toBe(false)
  })

  it('on the slots of a business with other hours, and keeps earlier bookings', async ({ tx }) => {
    const customerOf = (email: string) => JSON.stringify(rowOf(BOOKING_FIELDS, { ...SAMPLE_BOOKING, email }))
    const take = (tx: TransactionSql, moment: string) => tx`
      select id, status from public.hold_slot(
        ${moment}, ${customerOf(`${moment.replace(/\W/g, '')}@example.com`)}, 3000, 'gbp', 1860)`
    const [before] = await take(tx, '2027-03-22T09:00Z')
    await tx`update public.business_facts set
      opening_days = '{2,6}', first_slot = '10:15', last_slot = '11:45', slot_minutes = 45`
    const rows = await tx`
      select starts_at from generate_series('2027-03-22T00:00Z'::timestamptz, '2027-03-28T23:45Z', '15 minutes') as starts_at
      where public.is_consultation_slot(starts_at)`
    expect(rows.map(({ starts_at }) => starts_at.toISOString().slice(0, 16))).toEqual([
      '2027-03-23T10:15',
      '2027-03-23T11:00',
      '2027-03-23T11:45',
      '2027-03-27T10:15',
      '2027-03-27T11:00',
      '2027-03-27T11:45',
    ])
    expect(await take(tx, '2027-03-27T11:00Z')).toHaveLength(1)
    const refused = await tx.savepoint((inner) => take(inner, '2027-03-22T09:30Z')).catch((error) => error)
    expect(refused).toMatchObject({ code: '23514', constraint: 'bookings_begin_in_a_slot' })
    const moved = await tx
      .savepoint(
        (inner) => inner`update public.bookings set starts_at = '2027-03-23T09:00Z' where id = ${before?.id}`,
      )
      .catch((error) => error)
    expect(moved).toMatchObject({ code: '23514' })
    // existing bookings stay valid
    const kept =
      await tx`update public.bookings set status = 'confirmed' where id = ${before?.id} returning status`
    expect(kept).toMatchObject([{ status: 'confirmed' }])
    await tx`delete from public.business_facts`
    const [without] = await tx`select public.is_consultation_slot('2027-03-27T11:00Z') as sound`
    expect(without?.sound).toBe(false)
  })

  it('on what the bucket accepts', async () => {
    const [bucket] = await sql`
      select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'quote-documents'`
    expect(bucket?.public).toBe(false)
    expect(Number(bucket?.file_size_limit)).toBe(BUCKET_BYTES)
    expect(new Set(bucket?.allowed_mime_types)).toEqual(new Set(Object.values(FILE_TYPES)))
    expect(await checksOf('quote_requests')).toContain(
      `jsonb_array_length(uploaded_files) <= ${FILE_LIMITS.maxFiles}`,
    )
  })

  it('on the size of what is no finished document, once the storage service knows it', async ({ tx }) => {
    const store = (name: string, size: number) =>
      refusal(tx, async (inner) => {
        const path = `${name}${crypto.randomUUID()}.pdf`
        await inner`
          insert into storage.objects (bucket_id, name, metadata)
          values ('quote-documents', ${path}, ${JSON.stringify({ size: FILE_LIMITS.maxBytes })}::text::jsonb)`
        await inner`update storage.objects set metadata = ${JSON.stringify({ size })}::text::jsonb where name = ${path}`
      })
    expect(await store('delivered/', BUCKET_BYTES)).toBeUndefined()
    expect(await store('', FILE_LIMITS.maxBytes)).toBeUndefined()
    expect(await store('', FILE_LIMITS.maxBytes + 1)).toBe('42501')
  })

  it('on the files of a request', async () => {
    for (const [extension, type] of Object.entries(FILE_TYPES)) {
      const path = `1795156345148-42a7fffeac764079.${extension}`
      const [row] = await sql`
        select public.uploaded_files_are_valid(${JSON.stringify([{ name: 'page', path, size: 1, type }])}::text::jsonb, null) as valid`
      expect(row?.valid, extension).toBe(true)
    }
  })

  it('on references after the prefix has changed: those that were given stay', async ({ tx }) => {
    const enquire = () => tx`
      insert into public.enquiries ${tx({ ...rowOf(ENQUIRY_FIELDS, SAMPLE_ENQUIRY), email: 'wax@example.com' })}
      returning id, reference`
    const [before] = await enquire()
    await tx`update public.business_facts set reference_prefix = 'WAX'`
    const [after] = await enquire()
    expect(after?.reference).toBe(referenceOf(after?.id ?? '').replace(/^[A-Z]+/, 'WAX'))
    const [kept] = await tx`select reference from public.enquiries where id = ${before?.id ?? ''}`
    expect(kept?.reference).toBe(referenceOf(before?.id ?? ''))
    expect(parseReference(after?.reference.toLowerCase().replaceAll('-', ' ') ?? '')).toBe(after?.reference)
  })

  it('on the reference of an id', async () => {
    const ids = Array.from({ length: 500 }, () => crypto.randomUUID())
    const rows =
      await sql`select public.request_reference(id::uuid) as reference from unnest(${ids}::text[]) as id`
    expect(rows.map((row) => row.reference)).toEqual(ids.map(referenceOf))
    expect(referenceOf('ffffffff-ffff-4fff-8fff-ffffffffffff')).toMatch(
      /^[A-Z]{2,4}-[2-9B-Z]{4}-[2-9B-Z]{4}$/,
    )
  })
})

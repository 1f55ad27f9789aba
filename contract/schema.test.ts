import { describe, expect, it } from 'vitest'
import type { Field } from './fields.ts'
import { checkAnswers } from './schema.ts'

const about = { mail: false, command: false } as const

const requiredText = (max: number): Field => ({ ...about, kind: 'text', max, required: true })
const optionalText = (max: number): Field => ({ ...about, kind: 'text', max, required: false })
const requiredLines = (max: number): Field => ({ ...about, kind: 'textarea', max, required: true })
const email: Field = { ...about, kind: 'email', max: 254, required: true }

const read = (field: Field, value: unknown) => {
  const { answers, problems } = checkAnswers({ text: field }, { text: value })
  return problems ? problems.text : { data: answers.text }
}

describe('a required text', () => {
  it.each([
    [' Zoë ', 'Zoë'],
    ['محمد علي', 'محمد علي'],
    ['\u200Fשרה\u200E', 'שרה'],
    ['O’Neill & Sons <Ltd>', 'O’Neill & Sons <Ltd>'],
    ['{{name}} <%= name %>', '{{name}} <%= name %>'],
    ['\u202Eevil\u202C gro.elpmaxe', 'evil gro.elpmaxe'],
    ['\u2067Ada\u2069', 'Ada'],
    ['Ada\t\u00A0 Lovelace', 'Ada Lovelace'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('takes %j', (typed, kept) => expect(read(requiredText(40), typed)).toEqual({ data: kept }))

  it.each([
    ['', 'required'],
    [' \u00A0\u3000', 'required'],
    ['\u200B\u2060', 'required'],
    [undefined, 'required'],
    [null, 'required'],
    [{ toString: 'Ada' }, 'required'],
    ['x'.repeat(41), 'too-long'],
    ['Ada\r\nBcc: x@example.com', 'characters'],
    ['Ada\u2028Lovelace', 'characters'],
    ['Ada\0', 'characters'],
    ['Ada\uD800', 'characters'],
  ])('refuses %j: %s', (typed, code) => expect(read(requiredText(40), typed)).toBe(code))
})

it('an optional text may be empty, but has the same rules otherwise', () => {
  expect(read(optionalText(5), ' ')).toEqual({ data: '' })
  expect(read(optionalText(5), '123456')).toBe('too-long')
  expect(read(optionalText(5), '1\n2')).toBe('characters')
  expect(read(optionalText(5), 5)).toBe('invalid')
})

describe('a text of several lines', () => {
  it('keeps lines and tabs, and normalises line breaks', () => {
    expect(read(requiredLines(40), ' a\r\nb\rc\u2028d\u2029e\tf\n')).toEqual({ data: 'a\nb\nc\nd\ne\tf' })
    expect(read(requiredLines(40), '<b>{{7*7}}</b>\u202E')).toEqual({ data: '<b>{{7*7}}</b>' })
  })

  it.each([
    ['\r\n\u2028', 'required'],
    ['x'.repeat(41), 'too-long'],
    ['a\0b', 'characters'],
    ['a\x08b', 'characters'],
    ['a\uDC00b', 'characters'],
  ])('refuses %j: %s', (typed, code) => expect(read(requiredLines(40), typed)).toBe(code))
})

describe('an e-mail address', { tags: ['mail-outage'] }, () => {
  it('says what is wrong with letters that not every mail server takes', () => {
    expect(read(email, 'jürgen@example.com')).toBe('local-part')
  })

  it('refuses what is empty, too long or not a string, with a code for each', () => {
    expect(read(email, ' ')).toBe('required')
    expect(read(email, ['ada@example.com'])).toBe('required')
    expect(read(email, `a@${'b'.repeat(250)}.com`)).toBe('too-long')
  })
})

describe('a form', () => {
  const fields = {
    kind: {
      ...about,
      kind: 'radio',
      choices: ['private', 'corporate'],
      required: true,
      acknowledged: false,
    },
    company: { ...requiredText(10), onlyIf: ['kind', 'corporate'] },
    password: { ...about, kind: 'password', required: true },
    again: { ...about, kind: 'password', same: 'password', required: true },
  } as const satisfies Record<string, Field>
  const typed = { kind: 'private', company: 'left over', password: ' a ', again: ' a ' }

  it('drops the answer of a field that is not asked', () => {
    expect(checkAnswers(fields, typed)).toEqual({ answers: { ...typed, company: '' } })
    expect(checkAnswers(fields, { ...typed, kind: 'corporate', company: ' ' }).problems).toEqual({
      company: 'required',
    })
  })

  it('reports all problems at once', () => {
    const { problems } = checkAnswers(fields, { kind: '', company: '', password: '', again: 'a' })
    expect(problems).toEqual({ kind: 'required', password: 'required', again: 'mismatch' })
  })

  it.each([[null], [[]], ['text'], [{ ...typed, more: 1 }], [{ ...typed, __proto__: null, constructor: 1 }]])(
    'does not accept %j',
    (body) => expect(checkAnswers(fields, body).answers).toBeUndefined(),
  )
})

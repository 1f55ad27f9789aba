import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { emailText, optionalText, requiredLines, requiredText } from './text-fields.ts'

const read = (schema: z.ZodMiniType<string>, value: unknown) => {
  const { data, error } = z.safeParse(schema, value)
  return error ? error.issues[0]?.message : { data }
}

describe('a required text', () => {
  it.each([
    [' Zoë ', 'Zoë'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['محمد علي', 'محمد علي'],
    ['\u200Fשרה', '\u200Fשרה'],
    ['山田 花子', '山田 花子'],
    ['O’Neill & Sons <Ltd>', 'O’Neill & Sons <Ltd>'],
    ['{{name}} <%= name %>', '{{name}} <%= name %>'],
    ['\u202Eevil\u202C gro.elpmaxe', 'evil gro.elpmaxe'],
    ['\u2067Ada\u2069', 'Ada'],
  ])('takes %j', (typed, kept) => expect(read(requiredText(40), typed)).toEqual({ data: kept }))

  it.each([
    ['', 'required'],
    [' \u00A0\u3000', 'required'],
    ['\u200B\u2060', 'required'],
    ['\u202E', 'required'],
    [undefined, 'required'],
    [null, 'required'],
    [{ toString: 'Ada' }, 'required'],
    ['x'.repeat(41), 'too-long'],
    ['Ada\r\nBcc: x@example.com', 'characters'],
    ['Ada\nLovelace', 'characters'],
    ['Ada\rLovelace', 'characters'],
    ['Ada\tLovelace', 'characters'],
    ['Ada\u2028Lovelace', 'characters'],
    ['Ada\u2029Lovelace', 'characters'],
    ['Ada\u0085Lovelace', 'characters'],
    ['Ada\0', 'characters'],
    ['Ada\x1B[2J', 'characters'],
    ['Ada\x7F', 'characters'],
    ['Ada\uD800', 'characters'],
  ])('refuses %j: %s', (typed, code) => expect(read(requiredText(40), typed)).toBe(code))
})

it('an optional text may be empty, and is held to the same otherwise', () => {
  expect(read(optionalText(5), ' ')).toEqual({ data: '' })
  expect(read(optionalText(5), '123456')).toBe('too-long')
  expect(read(optionalText(5), '1\n2')).toBe('characters')
  expect(read(optionalText(5), 5)).toBe('invalid')
})

describe('a text of several lines', () => {
  it('keeps lines and tabs, and makes all line breaks the same', () => {
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
  it.each([
    'ada@example.com',
    "o'neill+docs@mail.example.co.uk",
    `${'a'.repeat(64)}@example.com`,
    'x_y-z@xn--bcher-kva.example',
  ])('takes %s', (address) => expect(read(emailText(), ` ${address}\n`)).toEqual({ data: address }))

  it.each([
    'ada',
    'ada@localhost',
    'ada@example.com\r\nBcc: x@example.com',
    'ada@example.com\0',
    'ada@exam\u2028ple.com',
    'ada@example.com,bob@example.com',
    'ada@example.com bob@example.com',
    'Ada <ada@example.com>',
    '<ada@example.com>',
    '"ada"@example.com',
    '"ada@evil.example"@example.com',
    '"ada\\"@evil.example> "@example.com',
    'ada(comment)@example.com',
    'ada@example.com(comment)',
    'ada@[127.0.0.1]',
    'ada@[IPv6:::1]',
    '@evil.example:ada@example.com',
    'friends:ada@example.com;',
    'ada@evil.example@example.com',
    'ada%evil.example@example.com',
    'evil.example!ada@example.com',
    '\u202Eada@example.com',
    'аda@example.com',
    'ada@exаmple.com',
    '.ada@example.com',
    'ada..b@example.com',
    `${'a'.repeat(65)}@example.com`,
  ])('refuses %j', (address) => expect(read(emailText(), address)).toBe('invalid'))

  it('refuses what is empty, too long or no text, with codes of their own', () => {
    expect(read(emailText(), ' ')).toBe('required')
    expect(read(emailText(), ['ada@example.com'])).toBe('required')
    expect(read(emailText(), `a@${'b'.repeat(250)}.com`)).toBe('too-long')
  })
})

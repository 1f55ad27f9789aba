import { describe, expect, it } from 'vitest'
import { json, record, table } from './table.ts'
import { cutTo, manyLines, moment, oneLine, slotText, widthOf, wrap } from './text.ts'

describe('texts of visitors', () => {
  it('cannot control the terminal or change the writing direction', () => {
    const hostile = 'a\u001b[31mb\u0007\u009bc\u202ed\u2066e\u0000f'
    expect(oneLine(hostile)).toBe('a\ufffd[31mb\ufffd\ufffdc\ufffdd\ufffde\ufffdf')
    expect(manyLines(`one\r\n${hostile}\u2028three`)).toEqual([
      'one',
      'a\ufffd[31mb\ufffd\ufffdc\ufffdd\ufffde\ufffdf',
      'three',
    ])
    expect(oneLine('a\nb\u2028c\td')).toBe('a b c d')
    for (const character of '\u001b\u009b\u202e\u2066') expect(json({ hostile })).not.toContain(character)
    expect(JSON.parse(json({ hostile }))).toEqual({ hostile })
  })

  it('are measured and cut by display width', () => {
    expect(widthOf('Zażółć')).toBe(6)
    expect(widthOf('e\u0301')).toBe(1)
    expect(widthOf('北京')).toBe(4)
    expect(widthOf('👩‍👩‍👧')).toBe(2)
    expect(cutTo('北京北京', 5)).toBe('北京…')
    expect(cutTo('short', 5)).toBe('short')
  })

  it('wrap between words, or within a word that is too long', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
    expect(wrap('', 4)).toEqual([''])
  })
})

describe('a table', () => {
  const columns = [
    { title: 'Id', value: (row: string[]) => row[0] ?? '' },
    { title: 'Name', value: (row: string[]) => row[1] ?? '', cut: true },
    { title: 'Long', value: (row: string[]) => row[2] ?? '', cut: true },
    { title: 'N', value: (row: string[]) => row[3] ?? '', right: true },
  ]

  it('stays within 80 columns, whatever it contains', () => {
    const rows = [
      ['SQ-1234-5678', 'n'.repeat(300), '北'.repeat(300), '7'],
      ['SQ-8765-4321', 'short', '', '12345'],
    ]
    const lines = table(columns, rows).split('\n')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80)
    expect(lines[1]).toContain('SQ-1234-5678')
    expect(lines[2]).toMatch(/ 12345$/)
  })

  it('is no wider than necessary, and leaves out empty columns', () => {
    expect(table(columns, [['1', '', 'b', '2']])).toBe('Id  Long  N\n1   b     2')
    expect(table(columns, [['1', 'a', 'b', '2']])).toBe('Id  Name  Long  N\n1   a     b     2')
  })
})

it('a record indents long texts and leaves out empty ones', () => {
  const text = record([
    ['Name', 'Zofia'],
    ['Phone', null],
    ['Task', `${'word '.repeat(30)}\nsecond line`],
  ])
  const lines = text.split('\n')
  expect(lines[0]).toBe('Name  Zofia')
  expect(lines.at(-1)).toBe('      second line')
  expect(text).not.toContain('Phone')
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
})

it('a moment is that in the United Kingdom, and a consultation’s in GMT', () => {
  expect(moment('2026-06-24T23:30:00+00:00')).toBe('2026-06-25 00:30')
  expect(moment('2026-11-25T23:30:00+00:00')).toBe('2026-11-25 23:30')
  expect(moment(null)).toBe('')
  expect(slotText('2026-06-24T09:30:00+00:00')).toBe('2026-06-24 09:30')
})

import { describe, expect, it } from 'vitest'
import { calledName, fullName } from './names.ts'

describe('a name', { tags: ['whole-names'] }, () => {
  it.each([
    ['Mary Jane', 'O’Neill', 'Mary Jane O’Neill', 'Mary Jane'],
    ['عبد الرحمن', 'الخطيب', 'عبد الرحمن الخطيب', 'عبد الرحمن'],
    ['喆', '王', '王喆', '王喆'],
    ['地', '欧阳', '欧阳地', '欧阳地'],
    ['지민', '김', '김지민', '김지민'],
    ['菜々子', '佐々木', '佐々木菜々子', '佐々木菜々子'],
    ['Zhe', 'Wang', 'Zhe Wang', 'Zhe'],
    ['Zhe', '王', 'Zhe 王', 'Zhe'],
    ['', 'Wang', 'Wang', ''],
    ['喆', '', '喆', '喆'],
    ['', '', '', ''],
  ])('of %j and %j is %j', (given, family, full, called) => {
    expect(fullName(given, family)).toBe(full)
    expect(calledName(given, family)).toBe(called)
  })
})

import { expect, it } from 'vitest'
import { doubleWords } from '../../../../../tests/support/double-language.ts'
import { isolatedText, subjectText } from './side.ts'

const rtl = doubleWords('rtl')

it.each([
  ['SQ-PMBX-48Q8 عرض', 'SQ-PMBX-48Q8 عرض'],
  ['إيصال R-2026-0001.', 'إيصال R-2026-0001.'],
  ['GB82 WEST 1234 5698 7654 32', 'GB82 WEST 1234 5698 7654 32'],
  ['https://a.example/?a=48 أو b48@a.example', 'https://a.example/?a=48 أو b48@a.example'],
  ['يوم 1 ديسمبر 2026، 09:00', 'يوم 1 ديسمبر \u20662026\u2069، \u206609:00\u2069'],
  ['يوم 20 يونيو 2026: £117.50', 'يوم \u206620\u2069 يونيو \u20662026\u2069: \u2066£117.50\u2069'],
  ['رقمك (4711/26)', 'رقمك (\u20664711/26\u2069)'],
  ['خصم: -£5.01', 'خصم: \u2066-£5.01\u2069'],
  ['دفع £1,234.50 و+44 20 7946 0018', 'دفع \u2066£1,234.50\u2069 و\u2066+44 20 7946 0018\u2069'],
])('keeps references and addresses whole, and figures in their order: %s', (text, kept) => {
  expect(isolatedText(text, rtl)).toBe(kept)
  expect(subjectText(text, rtl)).toBe(`\u200F${kept}`)
  expect(subjectText(text, doubleWords())).toBe(text)
})

import { expect, it } from 'vitest'
import { greetableName } from './greetable-name.ts'

it.each([
  'Zofia',
  'zofia',
  'Jean-Luc',
  'O’Neill',
  "D'Arcy",
  'McKenzie',
  'LaToya',
  'Winston',
  'Łukasz',
  'Nguyễn',
  'Ọ\u0300pẹ́'.normalize('NFC'),
  'Əli',
  'Дмитрий',
  'Արմեն',
  'გიორგი',
  'שרה',
  'محمد',
  'अनुष्का',
  'አበበ',
  '지민',
  '花子',
  '菜々子',
  'さくら',
  'ルーカス',
])('greets %s', (name) => expect(greetableName(name)).toBe(name))

it.each([
  ['María del Carmen', '', 'María del Carmen'],
  ['Mary Jane', 'O’Neill', 'Mary Jane'],
  ['عبد الرحمن', 'الخطيب', 'عبد الرحمن'],
  ['محمد علي', '', 'محمد علي'],
  ['  Zofia ', '', 'Zofia'],
  ['Ine\u0302s', '', 'Inês'],
  ['喆', '王', '王喆'],
  ['小明', '欧阳', '欧阳小明'],
  ['지민', '김', '김지민'],
])('greets %j of the family %j with the whole name', { tags: ['whole-names'] }, (given, family, whole) =>
  expect(greetableName(given, family)).toBe(whole),
)

it.each([
  ['Hildegard Edeltraud', ''],
  ['花子', '山田'],
])('rather than with a part of it, greets %j with none', { tags: ['whole-names'] }, (given, family) =>
  expect(greetableName(given, family)).toBeUndefined(),
)

it.each([
  ['领取', '点击'],
  ['领奖', '免费'],
  ['致电我们', '王'],
  ['我们', '请致电'],
])('does not greet %j behind %j', { tags: ['mail-to-strangers'] }, (given, family) =>
  expect(greetableName(given, family)).toBeUndefined(),
)

const HOSTILE = [
  // messages
  'Click here',
  'ClickHere',
  'clickhere',
  'Win',
  'WinCash',
  'You have won a very large prize today',
  'Call 0900 123456',
  'freebitcoins',
  'Pay your invoice',
  'Cliquez ici',
  'Нажмите здесь',
  'اضغط هنا',
  'לחץ כאן',
  '点击这里领取奖金',
  '点击',
  'ここをクリック',
  '클릭하세요',
  'คลิกที่นี่',
  // addresses
  'www.x',
  'x.com',
  'x。com',
  'evil-dot-com',
  'Ada/Eve',
  // numbers, in any script
  'Ada1',
  '١٢٣',
  'Ⅷ',
  // letters that are not what they seem
  'Сlick',
  'Рауmеnt',
  'сӏіск',
  'Ada\u0430',
  'Ꭺda',
  '𝐂𝐥𝐢𝐜𝐤',
  'ᴄʟɪᴄᴋ',
  'ﬁona',
  'Cl\u0131ck',
  'Clíck',
  // what turns round, joins, hides or piles up
  'Ada\u202Elive',
  'A\u200Bda',
  'A\u034Fda',
  'A\u20DDda',
  'Z\u0300\u0301\u0302\u0303alg\u0304\u0305\u0306o',
  '\u0301Ada',
  'محـــمد',
  '\u115F\u1160',
  // signs, pictures, code, line ends
  'Ada 🎁',
  'Ada!',
  'Ada\nBcc: x',
  'Ada\u2028Eve',
  'Ada\u00A0Eve',
  '-Ada',
  "Ada''Eve",
  'A-B-C',
  // more than a name
  'Final Notice',
  'Wire Funds',
  'Mary Click Here',
  'x'.repeat(15),
  'Ada Eve Ida Zoe',
  'ADA',
  'aDa',
  '',
  ' ',
]

it.each(HOSTILE)('does not greet %j', { tags: ['mail-to-strangers'] }, (name) =>
  expect(greetableName(name)).toBeUndefined(),
)

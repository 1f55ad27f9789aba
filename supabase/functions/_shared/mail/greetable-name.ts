// Anyone can enter someone else's address, and a message instead of a name. So greetings use a single word that could be
// a given name, several with one that stands in double names, or two or three signs behind a family name; if in doubt, none.
// Never a part of a name.

import { fullName, isFamilyFirst } from '#contract/names.ts'

type Script = {
  name: string
  letter: RegExp
  /** Maximum letters in a word, and consecutive marks on one of them. */
  letters: number
  marks: number
}

const script = (name: string, letters: number, marks: number, letter = `\\p{Script=${name}}`): Script => ({
  name,
  letter: new RegExp(`^(?=\\p{L})${letter}$`, 'u'),
  letters,
  marks,
})

/**
 * Scripts whose words are single units, or in which a few characters are a name and a few more a sentence. Latin
 * without phonetic letters, which imitate small capitals.
 */
const SCRIPTS: readonly Script[] = [
  script('Latin', 14, 1, '(?![\\u01C0-\\u01C3])[A-Za-z\\u00C0-\\u024F\\u1E00-\\u1EFFɓɔɖɗəɛɣ]'),
  script('Greek', 14, 1, '[\\u0386-\\u03CE]'),
  script('Cyrillic', 14, 1, '[\\u0400-\\u045F\\u0490-\\u04FF]'),
  script('Armenian', 14, 0),
  script('Georgian', 14, 0, '[\\u10D0-\\u10FA]'),
  script('Hebrew', 10, 2),
  script('Arabic', 10, 2),
  ...[
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
  ].map((name) => script(name, 9, 3)),
  script('Ethiopic', 6, 0),
  script('Hangul', 3, 0, '[\\uAC00-\\uD7A3]'),
  script('Kana', 5, 0, '[\\u3041-\\u3096\\u30A1-\\u30FC]'),
  script('Han', 3, 0),
]

/** Japanese signs that lengthen or repeat the preceding character. */
const LENGTHENED = /(?<=\p{L})[ー々]/gu

const JOINT = /['’ʻʼ-]/u

/** One leading capital, plus one more as in McKenzie; some scripts have no case. */
const CASE = /^(?:\p{Lu}|\p{Lu}?\p{Ll}+|\p{Lu}\p{Ll}{1,3}\p{Lu}\p{Ll}+|\p{Lo}+)$/u

/** Next to a name these words make it a sentence. */
const SENTENCE = `a the this that is are was were has have had you your yours we our us me i it he she they to at in of off for
  from by with and or not no yes now here there today go get see buy sell pay paid send open read die kill
  ici haga aqui qui hier jetzt tutaj здесь هنا כאן यहाँ 여기 ここ 这里`

/** Words of trade and fraud; long ones also within another word. */
const TRADE = `free win wins won winner prize claim click tap call text visit reply urgent alert warning account password login
  verify confirm bank card cash money loan gift bonus offer deal sale cheap discount coupon voucher lottery jackpot casino
  bet poker paypal crypto bitcoin btc usdt nft invest profit refund invoice payment tax debt delivery parcel order site website
  link url http https www com net org info email mail phone mobile whatsapp telegram sms contact help support admin sex
  porn xxx viagra pills drugs hate
  clic clique cliquez cliquer gratuit gagne gagnez argent gratis gana ganaste premio dinero clicca soldi
  klick klicken gewonnen kostenlos geld klik kliknij darmo wygraj pieniadze
  клик кликни нажми нажмите бесплатно приз выиграл деньги позвони звони
  اضغط انقر مجانا ربحت فوز جائزة اتصل مال קליק לחץ חינם זכית פרס התקשר כסף क्लिक मुफ्त जीत इनाम पैसा
  클릭 무료 당첨 상금 クリック 無料 当選 賞金 点击 點擊 免费 免費 中奖 中獎 奖金 領取 领取`

const wordsOf = (text: string) => text.split(/\s+/)

const WORDS = new Set([...wordsOf(SENTENCE), ...wordsOf(TRADE)])

const PARTS = wordsOf(TRADE).filter((word) => /^\p{Ll}{5,}$/u.test(word) || /^http|www|porn$/.test(word))

/** Look-alikes of the Latin letters below. */
const SHAPES = 'авсԁеһніӏјкморԛѕтуԝхαβεηικνορτυχωıɑ'
const SEEN_AS = 'abcdehhiljkmopqstywxabenikvoptuxwia'

/** Without case, accents and look-alikes. */
function atAGlance(word: string): string {
  return [
    ...word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, ''),
  ]
    .map((letter) => SEEN_AS[SHAPES.indexOf(letter)] ?? letter)
    .join('')
}

function isMessage(word: string): boolean {
  const lower = word.toLowerCase()
  const seen = atAGlance(word)
  return [lower, seen].some((text) => WORDS.has(text) || PARTS.some((part) => text.includes(part)))
}

function isWritten(part: string): boolean {
  const bases = [...part.replace(/\p{M}/gu, '')]
  const known = SCRIPTS.find(({ letter }) => bases.every((base) => letter.test(base)))
  // Japanese names mix both scripts
  const kana = SCRIPTS.filter(({ name }) => name === 'Kana' || name === 'Han')
  const mixed = bases.length <= 3 && bases.every((base) => kana.some(({ letter }) => letter.test(base)))
  if (bases.length === 0 || (!known && !mixed)) return false
  const { letters, marks } = known ?? { letters: 3, marks: 0 }
  const longest = Math.max(0, ...(part.match(/\p{M}+/gu) ?? []).map((row) => [...row].length))
  const odd = /\p{Me}|\p{Cf}|\p{Lm}|\p{Default_Ignorable_Code_Point}/u.test(part.replace(LENGTHENED, ''))
  const cased = bases.join('').replace(LENGTHENED, '')
  return bases.length <= letters && longest <= marks && !/^\p{M}/u.test(part) && !odd && CASE.test(cased)
}

function isNameWord(word: string): boolean {
  const parts = word.split(JOINT)
  const pieces = parts.flatMap((part) => part.split(/(?<=\p{Ll})(?=\p{Lu})/u))
  return parts.length <= 2 && parts.every(isWritten) && ![word, ...parts, ...pieces].some(isMessage)
}

/** Words that stand in double given names, without accents. */
const DOUBLE = new Set(
  wordsOf(`mary anne ann anna jane lou beth lee jean john marie luc paul pierre claude maria jose luis carlos juan ana rosa carmen
    teresa joao pedro paulo antonio miguel jan ion hans karl carl muhammad mohammed mohamed mohammad abdul abd abu thi van
    عبد محمد احمد أحمد علي ابو أبو ام أم نور الدين الله`),
)

/** The family names of nine in ten Chinese and Koreans. */
const FAMILIES = new Set([
  ...'王李张劉刘陳陈楊杨黃黄趙赵吳吴周徐孫孙馬马朱胡郭何高林鄭郑謝谢羅罗梁宋唐許许韓韩馮冯鄧邓曹彭曾肖蕭萧田董袁潘蔡蔣蒋余于杜葉叶程蘇苏魏呂吕丁任沈姚盧卢姜崔鍾钟譚谭陸陆范汪廖石金韋韦賈贾夏付方鄒邹熊白孟秦邱侯江尹薛段雷龍龙史陶黎賀贺顧顾毛郝龔龚邵萬万錢钱戴嚴严莫孔向湯汤',
  ...'김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진지엄채원천방공현함변염여추',
  ...wordsOf('欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 남궁 황보 제갈 선우'),
])

/** @returns the whole name to greet by; undefined if any part might not be a name */
export function greetableName(given: string, family = ''): string | undefined {
  const text = given.normalize('NFC').trim()
  // mathematical, full-width and circled letters, and ligatures
  if (text.length > 40 || text !== text.normalize('NFKC')) return undefined
  if (isFamilyFirst(text, family)) {
    const isName = FAMILIES.has(family) && [...text].length <= 2 && isNameWord(text)
    return isName && !isMessage(family + text) ? fullName(text, family) : undefined
  }
  const words = text.split(/ +/)
  const isDouble = words.some((word) => DOUBLE.has(atAGlance(word)))
  const isName = words.length === 1 || (words.length <= 3 && isDouble)
  return isName && words.every(isNameWord) && !isMessage(words.join('')) ? words.join(' ') : undefined
}

import type { Words } from '../../words.ts'
import { type CSSProperties, createElement as h, type ReactNode, useIsText, useWords } from './react.ts'
import { SANS, SERIF, STYLES } from './styles.ts'

/** What depends on a message's language: its faces, and the side on which lines begin. */

type Styles = { readonly [Name in keyof typeof STYLES]: CSSProperties }

/** Outlook needs tables for layout, and direction and alignment in each of them. */
const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

type Side = {
  styles: Styles
  table: typeof TABLE & { dir?: 'rtl' }
  cell: { dir?: 'rtl'; align?: 'right' }
  end: 'left' | 'right'
}

const SIDES = ['Left', 'Right'] as const

/** Also without the spaces between letters that scripts from right to left join. */
function mirrored(style: CSSProperties): CSSProperties {
  const turned = Object.entries(style).flatMap(([name, value]) => {
    if (name === 'letterSpacing') return []
    const side = SIDES.findIndex((end) => name.endsWith(end))
    if (side >= 0) return [[name.replace(/(Left|Right)$/, SIDES[1 - side] ?? ''), value]]
    const [top, right, bottom, left] = typeof value === 'string' ? value.split(' ') : []
    const isBox = (name === 'padding' || name === 'margin') && left !== undefined
    return [[name, isBox ? [top, left, bottom, right].join(' ') : value]]
  })
  return Object.fromEntries(turned)
}

function sideOf({ LANGUAGE, MAIL_FACES }: Words): Side {
  const isRtl = LANGUAGE.direction === 'rtl'
  const faces: Readonly<Record<string, string>> = { [SERIF]: MAIL_FACES.headings, [SANS]: MAIL_FACES.text }
  const styles = Object.entries<CSSProperties>(STYLES).map(([name, style]) => {
    const { fontFamily = '' } = style
    const worded = faces[fontFamily] ? { ...style, fontFamily: faces[fontFamily] } : style
    return [name, isRtl ? mirrored(worded) : worded]
  })
  return {
    styles: Object.fromEntries(styles),
    table: isRtl ? { ...TABLE, dir: 'rtl' } : TABLE,
    cell: isRtl ? { dir: 'rtl', align: 'right' } : {},
    end: isRtl ? 'left' : 'right',
  }
}

const sides = new WeakMap<object, Side>()

export function useSide(): Side & { isolated: (node: ReactNode) => ReactNode } {
  const words = useWords()
  const side = sides.get(words) ?? sideOf(words)
  sides.set(words, side)
  return { ...side, isolated: useIsolated() }
}

/** References, numbers, addresses and names in our letters: what is read from left to right within a text that is not. */
const LATIN = /[+£€$]?[A-Za-z0-9](?:[A-Za-z0-9@._:/+\-–’&%,£€$ \u00A0]*[A-Za-z0-9%£€$/])?/g

const isolatedParts = (text: string): ReactNode[] =>
  text
    .split(new RegExp(`(${LATIN.source})`))
    .map((part, i) => (i % 2 ? h('bdi', { key: i, dir: 'ltr' }, part) : part))

/** Keeps what is Latin in its order where the text runs from right to left. */
function useIsolated(): (node: ReactNode) => ReactNode {
  const { LANGUAGE } = useWords()
  const isText = useIsText()
  if (isText || LANGUAGE.direction !== 'rtl') return (node) => node
  const isolated = (node: ReactNode): ReactNode => {
    if (typeof node === 'string') return isolatedParts(node)
    return Array.isArray(node) ? node.map(isolated) : node
  }
  return isolated
}

/** Addresses, what begins with a Latin letter (references, IBANs), and figures; one digit alone has no order. */
const PLAIN_RUNS =
  /\S*(?:\/\/|@)\S*|[A-Za-z][\w-]*(?: [A-Z\d]+(?![\w:.,-]))*|[+-]?[£€$]?\d(?:[ ,.:/-]?\d)*(?: ?[%£€$](?!\d))?/g

/** The same in plain text. Addresses and references stay bare, so that programs find them; their letters keep their order. */
export const isolatedText = (text: string, { LANGUAGE }: Words): string =>
  LANGUAGE.direction === 'rtl'
    ? text.replace(PLAIN_RUNS, (run) => (/\/\/|@|^[A-Za-z]|^.$/.test(run) ? run : `\u2066${run}\u2069`))
    : text

/** A subject may begin with a reference, and still runs from right to left. */
export const subjectText = (text: string, words: Words): string =>
  words.LANGUAGE.direction === 'rtl' ? `\u200F${isolatedText(text, words)}` : text

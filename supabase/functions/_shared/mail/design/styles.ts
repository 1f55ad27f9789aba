import { BUSINESS } from '#content/business.ts'
import type { CSSProperties } from './react.ts'

/** Inline, because mail programs support little else. Classes are for dark mode and small screens only. */

export const SERIF = "Georgia,'Times New Roman',serif"
export const SANS = "'Segoe UI',Helvetica,Arial,sans-serif"

const LIGHT = {
  paper: '#F6F1E6',
  sheet: '#FFFCF5',
  ink: '#14264B',
  text: '#25324F',
  muted: '#56617B',
  hair: '#D9D1BF',
  verdigris: '#1F6B60',
  wax: '#A3211F',
} as const

const RULE = `1px solid ${LIGHT.hair}`

/** Gradients in a colour that works on light and dark backgrounds. */
const ARCS = (place: string) =>
  `repeating-radial-gradient(circle at ${place} 260%,transparent 0 5px,#3F8C7F 5.4px 5.8px,transparent 6.2px 7px)`

export const STYLES = {
  page: { backgroundColor: LIGHT.paper },
  frame: { width: '100%', maxWidth: 600, fontFamily: SANS },
  head: { padding: '34px 44px 24px' },
  name: { paddingLeft: 14, fontFamily: SERIF, fontSize: 25, lineHeight: '27px', color: LIGHT.ink },
  descriptor: { fontFamily: SANS, fontSize: 13, lineHeight: '18px', letterSpacing: 0.4, color: LIGHT.muted },
  mark: {
    width: 46,
    height: 46,
    backgroundColor: LIGHT.ink,
    border: `3px double ${LIGHT.paper}`,
    borderRadius: '50%',
    fontFamily: SERIF,
    fontStyle: 'italic',
    fontSize: [29, 24, 18][BUSINESS.monogram.length - 1],
    lineHeight: '46px',
    color: LIGHT.paper,
  },
  band: {
    height: 26,
    padding: 0,
    fontSize: 0,
    lineHeight: 0,
    backgroundColor: LIGHT.sheet,
    backgroundImage: `${ARCS('0%')},${ARCS('33%')},${ARCS('67%')},${ARCS('100%')}`,
    borderTop: RULE,
  },
  sheet: { padding: '36px 44px 42px', backgroundColor: LIGHT.sheet, borderBottom: RULE },
  title: {
    margin: '0 0 20px',
    fontFamily: SERIF,
    fontWeight: 400,
    fontSize: 36,
    lineHeight: '42px',
    letterSpacing: -0.4,
    color: LIGHT.ink,
  },
  heading: {
    margin: '34px 0 12px',
    fontFamily: SERIF,
    fontWeight: 400,
    fontSize: 26,
    lineHeight: '32px',
    color: LIGHT.ink,
  },
  paragraph: { margin: '0 0 14px', fontSize: 17, lineHeight: '27px', color: LIGHT.text },
  quiet: {
    margin: '14px 0 0',
    fontSize: 15,
    lineHeight: '24px',
    color: LIGHT.muted,
    overflowWrap: 'anywhere',
  },
  link: { color: LIGHT.ink },
  phone: { color: LIGHT.ink, whiteSpace: 'nowrap' },
  facts: {
    margin: '22px 0',
    borderTop: RULE,
    fontSize: 16,
    lineHeight: '24px',
    color: LIGHT.text,
  },
  label: { padding: '11px 16px 11px 0', borderBottom: RULE, color: LIGHT.muted },
  value: { padding: '11px 0', borderBottom: RULE, overflowWrap: 'anywhere', wordBreak: 'break-word' },
  amount: { padding: '11px 0 11px 16px', borderBottom: RULE, whiteSpace: 'nowrap' },
  strong: { color: LIGHT.ink, fontWeight: 600 },
  list: { marginBottom: 16, fontSize: 17, lineHeight: '26px', color: LIGHT.text },
  numeral: { padding: '6px 0', fontFamily: SERIF, fontSize: 20, color: LIGHT.verdigris },
  item: { padding: '6px 0' },
  button: { margin: '28px 0' },
  buttonCell: { backgroundColor: LIGHT.wax, borderRadius: 3 },
  buttonLink: {
    display: 'block',
    padding: '15px 28px',
    fontFamily: SANS,
    fontSize: 18,
    lineHeight: '22px',
    fontWeight: 600,
    color: '#FFFFFF',
    textDecoration: 'none',
  },
  notice: {
    padding: '14px 18px',
    borderLeft: `4px solid ${LIGHT.wax}`,
    backgroundColor: LIGHT.paper,
    fontSize: 17,
    lineHeight: '26px',
    color: LIGHT.ink,
    overflowWrap: 'anywhere',
  },
  quotation: {
    padding: '2px 0 2px 18px',
    borderLeft: `4px solid ${LIGHT.hair}`,
    fontSize: 17,
    lineHeight: '26px',
    color: LIGHT.text,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  foot: { padding: '26px 44px 44px', fontSize: 15, lineHeight: '24px', color: LIGHT.muted },
} as const satisfies Record<string, CSSProperties>

const DARK: [selector: string, declarations: string][] = [
  ['.bg', 'background-color:#0C1230!important'],
  ['.sh', 'background-color:#151D42!important'],
  ['.s,.i,.i a,.t a', 'color:#EFEBDF!important'],
  ['.t', 'color:#D5D8E5!important'],
  ['.m', 'color:#A6AFCD!important'],
  ['.v', 'color:#7FDBC5!important'],
  ['.ln', 'border-color:#2D3866!important'],
]

const rules = (prefix: string) =>
  DARK.map(
    ([selectors, declarations]) =>
      `${selectors
        .split(',')
        .map((selector) => prefix + selector)
        .join(',')}{${declarations}}`,
  ).join('')

/** Outlook marks what its dark mode has changed, and accepts rules that begin with its marks. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background-color:${LIGHT.paper}}
@media(max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.k{width:96px!important}.big{font-size:31px!important;line-height:36px!important}}
@media(prefers-color-scheme:dark){body{background-color:#0C1230!important}${rules('')}}
${rules('[data-ogsc] ')}`

import { BUSINESS } from '#content/business.ts'
import { parts } from '#contract/language.ts'
import { rowOf } from './blocks.ts'
import type { MessageFrame } from './message.ts'
import { createElement as h, type ReactNode, renderToStaticMarkup, useWords, WordsContext } from './react.ts'
import { useSide } from './side.ts'
import { STYLE_SHEET } from './styles.ts'

type LayoutProps = Omit<MessageFrame, 'subject' | 'words'> & { children?: ReactNode }

/** Outlook ignores max-width: it needs a table of fixed width. */
const FIXED_WIDTH = [
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const

const META = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><meta name="x-apple-disable-message-reformatting">`

function Head({ title }: { title: string }) {
  const source = `${META}${renderToStaticMarkup(h('title', null, title))}<style>${STYLE_SHEET}</style>`
  // our own text, and a title that React has escaped
  return h('head', { dangerouslySetInnerHTML: { __html: source } })
}

/** Letters instead of an image, which mail programs may block. */
function Mark() {
  const { styles, table } = useSide()
  const letter = h(
    'td',
    { width: 46, height: 46, align: 'center', valign: 'middle', style: styles.mark },
    BUSINESS.monogram,
  )
  return rowOf(table, letter)
}

function Name() {
  const { styles, table, cell } = useSide()
  const name = h(
    'td',
    { className: 's', ...cell, style: styles.name },
    BUSINESS.shortName,
    h('br'),
    h('span', { className: 't m', style: styles.descriptor }, BUSINESS.descriptor),
  )
  return rowOf(table, h('td', null, h(Mark)), name)
}

function Foot({ why }: { why: string }) {
  const { FACTS, LANGUAGE, MAIL } = useWords()
  const { styles, cell, isolated } = useSide()
  const address = BUSINESS.email.general
  const mail = h('a', { key: 'mail', href: `mailto:${address}`, style: styles.link }, address)
  const { phone = '' } = BUSINESS
  const look = { key: 'phone', href: `tel:${phone.replaceAll(' ', '')}`, dir: 'ltr', style: styles.phone }
  const call = phone ? [LANGUAGE.comma, h('a', look, phone)] : []
  const lines = [
    [...parts<ReactNode>(MAIL.foot, { name: BUSINESS.name, mail }), ...call],
    FACTS.legal.sentences,
    why,
  ].filter(Boolean)
  return h(
    'td',
    { className: 'pad t m', ...cell, style: styles.foot },
    ...lines.flatMap((line) => [h('br'), isolated(line)]).slice(1),
  )
}

/** Programs that take only what stands in the body know the language by this. */
function useLanguage(): { lang?: string } {
  const { LANGUAGE } = useWords()
  return LANGUAGE.code === 'en' ? {} : { lang: LANGUAGE.tag }
}

const tableRow = (cell: ReactNode) => h('tr', null, cell)

function Sheet({ title, why, children }: Omit<LayoutProps, 'preview'>) {
  const { styles, table, cell, isolated } = useSide()
  const heading = h('h1', { className: 's big', style: styles.title }, isolated(title))
  return h(
    'table',
    { ...table, ...useLanguage(), width: '100%', align: 'center', style: styles.frame },
    h(
      'tbody',
      null,
      tableRow(h('td', { className: 'pad', style: styles.head }, h(Name))),
      tableRow(h('td', { className: 'sh ln', height: 26, style: styles.band }, '\u00A0')),
      tableRow(h('td', { className: 'sh ln pad', ...cell, style: styles.sheet }, heading, children)),
      tableRow(h(Foot, { why })),
    ),
  )
}

/** Loads no external resources. */
export function Layout({ preview, ...sheet }: LayoutProps) {
  const { title } = sheet
  const words = useWords()
  const { styles, table } = useSide()
  const middle = renderToStaticMarkup(h(WordsContext, { value: words }, h(Sheet, sheet)))
  const cell = h('td', {
    align: 'center',
    // React's output between conditional comments, which React cannot write.
    dangerouslySetInnerHTML: { __html: `${FIXED_WIDTH[0]}${middle}${FIXED_WIDTH[1]}` },
  })
  return h(
    'html',
    { lang: words.LANGUAGE.tag, dir: words.LANGUAGE.direction },
    h(Head, { title }),
    h(
      'body',
      { className: 'bg' },
      h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' } }, preview),
      rowOf({ ...table, width: '100%', className: 'bg', style: styles.page }, cell),
    ),
  )
}

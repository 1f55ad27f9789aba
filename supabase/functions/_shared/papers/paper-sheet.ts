import { encode } from 'uqr'
import { fill } from '#contract/language.ts'
import { joined } from '../documents/stored.ts'
import { BAND, MARK } from './paper-art.ts'
import type { PaperFonts, Style } from './paper-fonts.ts'
import { type DocumentOptions, newDocument, type PdfDocument, type StructureElement } from './pdf-document.ts'
import { BOX_WIDTH, FEATURES, type Line, makeTypesetter, type Setting } from './typeset.ts'

/**
 * A tagged A4 document of headings, paragraphs and tables, from top to bottom: what does not fit goes on to the next page, and
 * the head of a table is repeated there. The same calls give the same bytes on every runtime.
 */

const INK = '#14264b'
const TEXT = '#25324f'
const MUTED = '#56617b'
const HAIR = '#c9bfa8'

const PAGE = { width: 595.28, height: 841.89, left: 62, right: 62, top: 54, bottom: 76 }
const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right

export type TextStyle = Setting & { color: string; lineHeight: number }

const style = (name: Style, size: number, color: string, lineHeight: number, tabular = false): TextStyle => ({
  style: name,
  size,
  color,
  lineHeight,
  tabular,
})

export const STYLES = {
  house: style('head', 17, INK, 21),
  legal: style('text', 8, MUTED, 11),
  title: style('head', 28, INK, 34),
  section: style('head', 13, INK, 18),
  label: style('bold', 9, MUTED, 14),
  term: style('bold', 9, MUTED, 15),
  lead: style('bold', 10.5, INK, 15),
  text: style('text', 10.5, TEXT, 15),
  small: style('text', 9, MUTED, 13),
  sum: style('text', 10.5, TEXT, 15, true),
  subtotal: style('bold', 10.5, INK, 18, true),
  /** What the paper is about: no other sum is as large. */
  total: style('bold', 13, INK, 18, true),
  noteHead: style('bold', 9, MUTED, 12),
  note: style('text', 9, MUTED, 12, true),
} as const

export type Cell = { text: string; style: TextStyle; header?: 'Row' | 'Column' }

export type Row = { cells: Cell[]; rule?: 'none' | 'hair' | 'ink' }

const lineHeightOf = ({ cells: [first] }: Row): number => first?.style.lineHeight ?? 0

export type Place = { left: number; width: number }

const WHOLE: Place = { left: PAGE.left, width: CONTENT_WIDTH }

export const COLUMNS: Record<'first' | 'second', Place> = {
  first: { left: PAGE.left, width: CONTENT_WIDTH * 0.48 },
  second: { left: PAGE.left + CONTENT_WIDTH * 0.54, width: CONTENT_WIDTH * 0.46 },
}

type Columns = Place & {
  padding: number
  widths: number[]
  leftOf: (column: number, line: Line) => number
}

export type TableOptions = {
  head?: Row
  place?: Place
  /** The columns' parts of the width. */
  columns: readonly number[]
  /** Whether all columns but the first end at the right. */
  sums: boolean
  padding: number
}

const ENGLISH = { lang: 'en-GB' }

const GUTTER = 12
const BAND_REPEATS = 6

/** Of the code at the foot of a page that can be checked: 25 mm, which readers find on a bad copy, too. */
const CODE = 71
const CODE_FOOT = 112
/** What a page of others is shrunk into. */
const FRAME = { top: 30, side: 40 }

export type SheetOptions = Omit<DocumentOptions, 'size' | 'language'> & {
  language: { tag: string; direction: string }
  /** At the foot of every page, before its number. */
  foot: string
  /** The number's text: 'Page {page} of {pages}'. */
  page: string
  /** Where a page is checked, for a document that can be: in words, and for a code. */
  check?: (page: number) => { text: string; code: string }
}

export function openSheet(
  fonts: PaperFonts,
  { title, date, language, foot, page: pageText, invoiceData, check }: SheetOptions,
) {
  const bottom = check ? CODE_FOOT : PAGE.bottom
  const fullPage = PAGE.height - PAGE.top - bottom - 40
  const isRtl = language.direction === 'rtl'
  const mirrored = ({ left, width }: Place): Place =>
    isRtl ? { left: PAGE.width - left - width, width } : { left, width }
  const startOf = (line: Line, { left, width }: Place) => (isRtl ? left + width - line.width : left)
  const setLines = makeTypesetter(fonts)
  const doc = newDocument({
    size: [PAGE.width, PAGE.height],
    title,
    date,
    language: language.tag,
    invoiceData,
    bindsPages: check !== undefined,
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const registered = new Set<string>()
  let y = PAGE.top
  let pages = 1

  function chooseFont(face: string) {
    if (!registered.has(face)) doc.registerFont(face, fonts.get(face))
    registered.add(face)
    doc.font(face)
  }

  /** Draws a line of text, `top` being where its line box begins; what is English beside another language is marked as that. */
  function drawLine(line: Line, { size, color, lineHeight, tabular }: TextStyle, left: number, top: number) {
    const baseline = top + lineHeight * 0.73
    let end = left
    const placed = line.runs.map((run) => {
      end += run.width
      return { ...run, x: end - run.width }
    })
    doc.fillColor(color)
    for (const english of [false, true]) {
      const runs = placed.filter((run) => run.english === english)
      const actual = english ? line.text.slice(line.own) : line.text.slice(0, line.own)
      const isMarked = runs.length > 0 && (english || line.needsText)
      if (isMarked) doc.markContent('Span', { ...(line.needsText && { actual }), ...(english && ENGLISH) })
      for (const { face, text, width, x } of runs) {
        if (face === undefined) drawBoxes(x, baseline, width, size, color)
        else {
          chooseFont(face)
          const features = tabular ? FEATURES.tabular : FEATURES.plain
          doc.fontSize(size).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        }
      }
      if (isMarked) doc.endMarkedContent()
    }
  }

  function drawBoxes(left: number, baseline: number, width: number, size: number, color: string) {
    const count = Math.round(width / (size * BOX_WIDTH))
    doc.lineWidth(0.6).strokeColor(color)
    for (let i = 0; i < count; i += 1)
      doc.rect(
        left + (i + 0.12) * size * BOX_WIDTH,
        baseline - size * 0.66,
        size * BOX_WIDTH * 0.76,
        size * 0.66,
      )
    doc.stroke()
  }

  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    doc.markContent('Artifact', { type })
    draw()
    doc.endMarkedContent()
  }

  function element(
    parent: StructureElement,
    tag: string,
    options: Parameters<PdfDocument['struct']>[1] = {},
  ): StructureElement {
    const made = doc.struct(tag, options)
    parent.add(made)
    return made
  }

  const room = () => PAGE.height - bottom - y

  function nextPage() {
    doc.addPage()
    pages += 1
    y = PAGE.top
  }

  function drawRule(color: string, weight: number, { left, width }: Place) {
    doc.lineWidth(weight).strokeColor(color)
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke()
  }

  /** Adds text below what is there; one element, however many pages it takes. */
  function flow(tag: string, text: string, style: TextStyle, unmirrored: Place, keep = 0, options = {}) {
    const place = mirrored(unmirrored)
    let lines = setLines(text, style, place.width)
    if (lines.length === 0) return
    if (room() < Math.min(lines.length, 2) * style.lineHeight + keep) nextPage()
    const made = element(root, tag, options)
    while (lines.length > 0) {
      const count = Math.max(1, Math.min(lines.length, Math.floor(room() / style.lineHeight)))
      const here = lines.slice(0, count)
      made.add(() => {
        for (const line of here) {
          drawLine(line, style, startOf(line, place), y)
          y += style.lineHeight
        }
      })
      lines = lines.slice(count)
      if (lines.length > 0) nextPage()
    }
    made.end()
  }

  function drawHead(head: Row, columns: Columns) {
    const set = head.cells.map(({ text, style }, i) => setLines(text, style, columns.widths[i] ?? 0))
    for (const [i, lines] of set.entries())
      for (const [n, line] of lines.entries()) {
        const { style } = head.cells[i] as Cell
        drawLine(line, style, columns.leftOf(i, line), y + columns.padding + n * style.lineHeight)
      }
    y += Math.max(...set.map(({ length }) => length)) * lineHeightOf(head) + 2 * columns.padding
    drawRule(INK, 0.75, columns)
  }

  /** A row that does not fit into what is left of a page begins on the next; one that fits into none goes on there. */
  function addRow(table: StructureElement, row: Row, columns: Columns, head?: Row) {
    const set = row.cells.map((cell, i) => setLines(cell.text, cell.style, columns.widths[i] ?? 0))
    const lineHeight = lineHeightOf(row)
    const count = Math.max(...set.map(({ length }) => length))
    const continued = () => {
      nextPage()
      if (head) artifact(() => drawHead(head, columns), 'Pagination')
    }
    const height = count * lineHeight + 2 * columns.padding
    if (height > room() && (height <= fullPage || room() < 2 * lineHeight + 2 * columns.padding)) continued()
    const tr = element(table, 'TR')
    const cells = row.cells.map(({ header }) =>
      element(tr, header ? 'TH' : 'TD', header ? { scope: header } : {}),
    )
    for (let from = 0; from < count; ) {
      y += columns.padding
      const to = Math.min(count, from + Math.max(1, Math.floor((room() - columns.padding) / lineHeight)))
      const top = y
      cells.forEach((made, i) => {
        const lines = set[i]?.slice(from, to) ?? []
        const style = row.cells[i]?.style
        if (lines.length > 0 && style)
          made.add(() => {
            lines.forEach((line, n) => {
              drawLine(line, style, columns.leftOf(i, line), top + n * lineHeight)
            })
          })
      })
      y = top + (to - from) * lineHeight + columns.padding
      from = to
      if (from < count) continued()
    }
    for (const made of cells) made.end()
    tr.end()
    if (row.rule === 'hair') artifact(() => drawRule(HAIR, 0.5, columns))
    if (row.rule === 'ink') artifact(() => drawRule(INK, 0.75, columns))
  }

  /** Beside its code: what the document is, where the page is checked, and its number. */
  function drawCheck(page: number, { text, code }: { text: string; code: string }) {
    const top = PAGE.height - 22 - CODE
    const number = fill(pageText, { page, pages })
    const place = { left: PAGE.left, width: CONTENT_WIDTH - CODE - GUTTER }
    y = top - 8
    drawRule(HAIR, 0.5, WHOLE)
    let line = top
    for (const part of [foot, text, number])
      for (const set of setLines(part, STYLES.small, place.width)) {
        drawLine(set, STYLES.small, startOf(set, mirrored(place)), line)
        line += STYLES.small.lineHeight
      }
    const { data, size } = encode(code, { ecc: 'M', border: 0 })
    const { left } = mirrored({ left: PAGE.width - PAGE.right - CODE, width: CODE })
    const module = CODE / size
    data.forEach((row, i) => {
      row.forEach((isDark, n) => {
        if (isDark) doc.rect(left + n * module, top + i * module, module, module)
      })
    })
    doc.fill('#000000')
  }

  return {
    /** The mark, the name of the house, what the law wants shown, and an engraved band. */
    letterhead(name: string, alt: string, lines: string[]) {
      const size = 38
      const { left } = mirrored({ left: PAGE.left, width: size })
      const bbox = [left, y, left + size, y + size]
      const figure = element(root, 'Figure', { alt, bbox, placement: 'Block' })
      figure.add(() => {
        doc
          .save()
          .translate(left + size / 2, y + size / 2)
          .scale(size / 1000)
        doc.path(MARK.disc).fill(INK)
        doc.circle(0, 0, 385).lineWidth(16).stroke('#ffffff')
        doc.path(MARK.monogram).lineWidth(14).fillAndStroke('#ffffff', '#ffffff')
        doc.restore()
      })
      figure.end()
      const beside = { left: PAGE.left + size + 13, width: CONTENT_WIDTH - size - 13 }
      const bottom = y + size
      y -= 2
      flow('P', name, STYLES.house, beside)
      y += 2
      for (const line of lines) flow('P', line, STYLES.legal, beside)
      y = Math.max(pages === 1 ? bottom : 0, y) + 14
      const scale = CONTENT_WIDTH / BAND.width / BAND_REPEATS
      artifact(() => {
        doc.save().translate(PAGE.left, y).scale(scale).lineWidth(BAND.weight).strokeColor(INK)
        for (let i = 0; i < BAND_REPEATS; i += 1) {
          doc.path(BAND.path).stroke()
          doc.translate(BAND.width, 0)
        }
        doc.restore()
      })
      y += BAND.height * scale
    },

    /** @param keep the room that has to be left below it, so that it does not stand alone at the foot of a page */
    heading(tag: 'H1' | 'H2', text: string, style: TextStyle, place = WHOLE, keep = 60) {
      flow(tag, text, style, place, keep)
    },

    /** @param english whether all of it is, in a paper of another language */
    paragraph(text: string, style: TextStyle, place = WHOLE, english = false) {
      flow('P', text, style, place, 0, english ? ENGLISH : {})
    },

    space(points: number) {
      y += points
    },

    beside(first: () => void, second: () => void) {
      const top = y
      const page = pages
      first()
      const bottom = y
      if (pages === page) y = top
      second()
      if (pages === page) y = Math.max(y, bottom)
    },

    table(rows: Row[], { head, place: unmirrored = WHOLE, columns: parts, sums, padding }: TableOptions) {
      const place = mirrored(unmirrored)
      const last = parts.length - 1
      const widths = parts.map((part, i) => part * place.width - (i < last ? GUTTER : 0))
      const columns: Columns = {
        ...place,
        padding,
        widths,
        leftOf(column, line) {
          const before = parts.slice(0, column).reduce((sum, part) => sum + part * place.width, 0)
          const shift = sums && column > 0 ? (widths[column] ?? 0) - line.width : 0
          return isRtl ? place.left + place.width - before - shift - line.width : place.left + before + shift
        },
      }
      const table = element(root, 'Table')
      const least = rows[0] ? lineHeightOf(rows[0]) : 0
      if (head && room() < lineHeightOf(head) + least + 4 * padding) nextPage()
      if (head) addRow(table, head, columns)
      for (const row of rows) addRow(table, row, columns, head)
      table.end()
    },

    pages: () => pages,

    /** A room to write in by hand. */
    rule(width: number) {
      y += 26
      artifact(() => drawRule(INK, 0.5, mirrored({ left: PAGE.left, width })))
      y += 3
    },

    /** A page of its own for a page of somebody else's, shrunk where it is too large. @param name as `placeForm` has it; its size in points */
    foreignPage(name: string, alt: string, { width, height }: { width: number; height: number }) {
      nextPage()
      const room = { width: PAGE.width - 2 * FRAME.side, height: PAGE.height - FRAME.top - bottom }
      const scale = Math.min(room.width / width, room.height / height, 1)
      const left = (PAGE.width - width * scale) / 2
      const box = [left, FRAME.top, left + width * scale, FRAME.top + height * scale]
      const figure = element(root, 'Figure', { alt, bbox: box, placement: 'Block' })
      figure.add(() => {
        doc.placeForm(name, { left, top: FRAME.top, width, height, scale })
      })
      figure.end()
    },

    async close(): Promise<Uint8Array> {
      root.end()
      for (let page = 0; page < pages; page += 1) {
        doc.switchToPage(page)
        if (check) artifact(() => drawCheck(page + 1, check(page + 1)), 'Pagination')
        else
          artifact(() => {
            const top = PAGE.height - 46
            const number = setLines(
              fill(pageText, { page: page + 1, pages }),
              STYLES.small,
              CONTENT_WIDTH * 0.4,
            )[0]
            const [line] = setLines(foot, STYLES.small, CONTENT_WIDTH * 0.6)
            const end = number && { left: PAGE.width - PAGE.right - number.width, width: number.width }
            if (line) drawLine(line, STYLES.small, startOf(line, WHOLE), top)
            if (number && end) drawLine(number, STYLES.small, mirrored(end).left, top)
          }, 'Pagination')
      }
      const parts: Uint8Array[] = []
      doc.on('data', (part: Uint8Array) => parts.push(part))
      const ended = new Promise((done) => doc.on('end', done))
      doc.end()
      await ended
      return joined(parts)
    },
  }
}

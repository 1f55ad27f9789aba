/**
 * The rule for every text of one line that comes from outside: a name, a phone number, the name of a file. It has no line breaks,
 * no control characters, no halves of surrogate pairs, and nothing that changes the order in which its neighbours are read.
 * Forms clean what people paste; the database refuses what is left (`public.is_line`). Names that are written from right to left
 * need none of these characters: pages and messages isolate them instead.
 */

/** Characters that set or override a direction of writing, and the byte order mark. Nobody types them on purpose. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g

const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u
const NOT_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u

/** Without the marks that direct how a text is read. */
export const withoutMarks = (text: string): string => text.replace(MARKS, '')

/** As people meant it who pasted it: without marks, and with single spaces. Line breaks stay, and are refused. */
export const cleanLine = (text: string): string =>
  withoutMarks(text)
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim()

/** The same for a text of several lines; its line breaks are normalised, so that limits count the same everywhere. */
export const cleanLines = (text: string): string =>
  withoutMarks(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .trim()

/** Whether it can stand on a line of its own. */
export const isLine = (text: string): boolean => !NOT_IN_A_LINE.test(text)

/** The same for texts of several lines, which may contain tabs too. */
export const areLines = (text: string): boolean => !NOT_IN_LINES.test(text)

/** The name of a file as it can be stored: some systems allow line breaks in it, and halves of surrogate pairs. */
export const cleanFileName = (name: string): string =>
  cleanLine(name.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ''))

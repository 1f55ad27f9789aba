import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { lexer, type MarkedToken, type Token } from 'marked'
import { isLine } from '#contract/text.ts'
import { Failure } from './command.ts'

/** A Markdown file whose first heading is the subject. */

export type Issue = { name: string; subject: string; body: string }

const LIMITS = { name: 100, subject: 200, body: 100_000 }

/** Unsupported in our e-mails, with what to write instead. */
const UNSENDABLE: Record<string, string> = {
  html: 'HTML is not sent. Write it in Markdown',
  image: 'Pictures are not sent. Describe it, or link to it',
  table: 'Tables are not sent. Write it as a list',
  code: 'Code blocks are not sent; is the line indented by four spaces?',
  del: 'Struck-out text is not sent. Leave it out',
}

/** Within a list or a quotation there is only text. */
const NOT_WITHIN: Record<string, string> = {
  list: 'A list within a list or quotation is not sent. Write one list',
  blockquote: 'A quotation within a list or quotation is not sent. Write it below',
  heading: 'A heading within a list or quotation is not sent. Write it above',
  hr: 'A rule within a list or quotation is not sent. Leave it out',
}

function problemIn(tokens: readonly Token[], unsendable = UNSENDABLE): string | undefined {
  for (const token of tokens as MarkedToken[]) {
    const problem = unsendable[token.type]
    if (problem) return problem
    if (token.type === 'link' && !/^(https?:\/\/|mailto:)/i.test(token.href)) {
      return `The link to "${token.href}" leads nowhere from an e-mail. Begin it with https://`
    }
    const inner = token.type === 'list' ? token.items : 'tokens' in token ? (token.tokens ?? []) : []
    const isContainer = token.type === 'list_item' || token.type === 'blockquote'
    const deeper = problemIn(inner, isContainer ? { ...UNSENDABLE, ...NOT_WITHIN } : unsendable)
    if (deeper) return deeper
  }
  return undefined
}

/** @throws Failure naming the line */
function checkBody(text: string, file: string): void {
  let line = 1
  for (const token of lexer(text)) {
    const problem = problemIn([token])
    if (problem) throw new Failure(`${file}, line ${line} or below: ${problem}.`)
    line += token.raw.split('\n').length - 1
  }
}

function check(value: string, limit: number, what: string): string {
  if (value.length > limit) throw new Failure(`${what} is longer than ${limit} characters.`)
  return value
}

/** @param name by default the file's name without extension @throws Failure saying what to change */
export async function readIssue(file: string, name = basename(file, extname(file))): Promise<Issue> {
  const source = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`${file} cannot be read.`)
  })
  if (source.includes('\ufffd'))
    throw new Failure(`${file} is not in UTF-8, and would lose letters: save it as UTF-8 in your editor.`)
  const text = source.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const [first = '', ...rest] = text.trimStart().split('\n')
  const subject = /^# +(.+?)\s*#*$/.exec(first)?.[1]?.trim()
  if (!subject) throw new Failure(`${file} must begin with a heading, its subject: # The subject`)
  const body = rest.join('\n').trim()
  if (!body) throw new Failure(`${file} has a subject and nothing below it.`)
  checkBody(text, file)
  if (!isLine(subject + name))
    throw new Failure('The subject or the name contains a character that cannot be sent.')
  return {
    name: check(name, LIMITS.name, 'The name'),
    subject: check(subject, LIMITS.subject, 'The subject'),
    body: check(body, LIMITS.body, 'The text'),
  }
}

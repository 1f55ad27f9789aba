import { doesAct, type LinkRow, OPERATOR_LINKS, ORDER_ACTS, type OrderPurpose } from '#contract/acts.ts'
import { ALLOW_LIST, type Body, type Rule } from '#host/gateway/allow-list.ts'
import { WORDS } from '#host/gateway/grammar.ts'
import { OPERATOR_CALLS, OPERATOR_TABLES } from '#host/gateway/operator-calls.ts'

/** A page of docs/ with the table that stands between its marks. */
export const withTable = (page: string, table: string): string =>
  page.replace(
    /(<!-- made by npm run generate -->\n)[\s\S]*(\n<!-- end -->)/,
    (_, begin, end) => `${begin}\n${table}\n${end}`,
  )

const PRESSES = { acts: 'acts at once', sends: 'sends you a message', asks: 'acts after one more message' }

/** docs/operator-commands.md: the operator's links, and what the acts on their pages call. */
export const linksTable = (): string =>
  [
    '| link | about | a press | acts on an order |',
    '|---|---|---|---|',
    ...Object.entries<LinkRow>(OPERATOR_LINKS).map(([purpose, { label, about, press }]) => {
      const acts = ORDER_ACTS.filter((name) => doesAct(purpose as OrderPurpose, name))
      return `| ${label} | ${about.join(', ')} | ${PRESSES[press]} | ${names(acts) || '–'} |`
    }),
  ].join('\n')

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

const names = (list: readonly string[]) => list.map(code).join(', ')

function bytes(count: number): string {
  return count >= 1024 * 1024 ? `${Math.round(count / 1024 / 1024)} MB` : `${Math.round(count / 1000)} KB`
}

function bodyOf({ bytes: most, types, rows, depth, fields, streamed, optional }: Body): string {
  const shown = Object.entries(fields ?? {}).filter(([, value]) => value !== 'null')
  return [
    `${bytes(most)}${optional ? ' or nothing' : ''}`,
    streamed ? 'a document' : types.includes('*') ? 'of any type' : `JSON, ${depth ?? 20} deep`,
    ...(rows ? [rows === 1 ? 'one row' : `${rows.toLocaleString('en-GB')} rows`] : []),
    ...(shown.length > 0 ? [names(shown.map(([name]) => name))] : []),
  ].join('; ')
}

function ruleLine({ method, path, roles, query = {}, prefer = [], body, for: purpose }: Rule): string {
  const parameters = Object.entries(query).map(([name, value]) => code(`${name}=${value}`))
  const preferences = prefer.map((each) => code(`Prefer: ${each}`))
  const cells = [
    code(`${method === 'GET' ? 'GET, HEAD' : method} ${path}`),
    roles.join(', '),
    purpose,
    [...parameters, ...preferences].join(' ') || '–',
    body ? bodyOf(body) : '–',
  ]
  return `| ${cells.join(' | ')} |`
}

/** docs/security.md: the allow-list. */
export function securityTable(): string {
  const words = Object.entries(WORDS).map(([name, { means }]) => `- ${code(`{${name}}`)}: ${means}`)
  return [
    '| request | who | what for | parameters | largest body |',
    '|---|---|---|---|---|',
    ...ALLOW_LIST.map(ruleLine),
    '',
    ...words,
    '',
    `Tables: ${names(OPERATOR_TABLES)}.`,
    '',
    `Functions of the database: ${names(OPERATOR_CALLS)}.`,
  ].join('\n')
}

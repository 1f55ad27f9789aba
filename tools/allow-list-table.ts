import { ALLOW_LIST, type Body, type Rule } from '#host/gateway/allow-list.ts'
import { WORDS } from '#host/gateway/grammar.ts'
import { OPERATOR_CALLS, OPERATOR_TABLES } from '#host/gateway/operator-calls.ts'

/** docs/security.md with the allow-list as a table. */
export const withTable = (page: string): string =>
  page.replace(
    /(<!-- made by npm run generate -->\n\n)[\s\S]*(\n\n<!-- end -->)/,
    (_, begin, end) => begin + securityTable() + end,
  )

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

function securityTable(): string {
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

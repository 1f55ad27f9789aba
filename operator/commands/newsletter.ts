import { CONSENT_WORDINGS } from '#content/newsletter.ts'
import { answerOf, type Backend } from '../backend.ts'
import { type Command, choiceOption } from '../command.ts'
import { writeNewFile } from '../output-file.ts'
import { csv, json } from '../terminal/table.ts'
import { count } from '../terminal/text.ts'

const BATCH = 1000

const wordsOf = (version: string): string =>
  CONSENT_WORDINGS.find((wording) => wording.version === version)?.text ?? ''

/** Ordered by id. */
async function loadSubscribers(backend: Backend) {
  const subscribers = []
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const answer = await backend.database
      .from('newsletter_subscriptions')
      .select('id, email, language, newsletter_consents (wording, requested_at, confirmed_at, withdrawn_at)')
      .eq('status', 'confirmed')
      .gt('id', last)
      .order('id')
      .limit(BATCH)
    const rows = answerOf(backend, answer)
    for (const { email, language, newsletter_consents } of rows) {
      const consent = newsletter_consents
        .filter(({ confirmed_at, withdrawn_at }) => confirmed_at !== null && withdrawn_at === null)
        .sort((a, b) => (a.confirmed_at ?? '').localeCompare(b.confirmed_at ?? ''))
        .at(-1)
      const { requested_at = '', confirmed_at = '', wording = '' } = consent ?? {}
      const confirmed = confirmed_at ?? ''
      const words = wordsOf(wording)
      subscribers.push({ email, requested_at, confirmed_at: confirmed, wording, words, language })
    }
    if (rows.length < BATCH) return subscribers
    last = rows.at(-1)?.id ?? last
  }
}

export async function countSubscribers(backend: Backend): Promise<number> {
  const answer = await backend.database
    .from('newsletter_subscriptions')
    .select('*', { count: 'exact', head: true })
    .eq('status', 'confirmed')
  answerOf(backend, answer)
  return answer.count ?? 0
}

const exportNewsletter: Command = {
  name: 'newsletter export',
  summary: 'The confirmed addresses, each with its record of consent.',
  details: ['In CSV, a field that a spreadsheet would take for a formula begins with an apostrophe.'],
  options: {
    format: { value: 'FORMAT', help: 'csv (default) or json' },
    output: { value: 'FILE', help: 'file to write; standard output by default' },
  },
  async run(input, { backend, terminal }) {
    const format = input.on.json ? 'json' : choiceOption(input, 'format', ['csv', 'json'], 'csv')
    const subscribers = await loadSubscribers(backend)
    const columns = [
      ...(['email', 'requested_at', 'confirmed_at', 'wording', 'words'] as const),
      ...(subscribers.some(({ language }) => language !== 'en') ? (['language'] as const) : []),
    ]
    const text = format === 'json' ? `${json(subscribers)}\n` : csv(columns, subscribers)
    const { output } = input.text
    if (output === undefined) {
      terminal.write(text)
      return
    }
    await writeNewFile(output, text)
    terminal.data({ file: output, addresses: subscribers.length })
    terminal.print(`${output}: ${count(subscribers.length, 'address', 'addresses')}.`)
  },
}

export const NEWSLETTER_COMMANDS: Command[] = [exportNewsletter]

import { ukDay } from '#contract/operator.ts'
import { type Digest, KIND_NAMES, KINDS, type Kind } from '#functions/_shared/operator/open-items.ts'
import { answerOf } from '../backend.ts'
import type { Command } from '../command.ts'
import { record } from '../terminal/table.ts'

const show: Command = {
  name: 'inbox show',
  summary: 'What is open: what we owe to whom, and who owes us, as in the morning summary.',
  async run(_input, { backend, terminal }) {
    const now = new Date()
    const until = now.toISOString()
    const since = new Date(now.getTime() - 24 * 3_600_000).toISOString()
    const answer = await backend.database.rpc('digest', { day: ukDay(now), since, until })
    const { items } = answerOf(backend, answer) as Digest
    terminal.data(items)
    if (items.length === 0) terminal.print('Nothing is open.')
    for (const kind of KIND_NAMES) {
      const { title, rest }: Kind = KINDS[kind]
      const lines = items.filter((item) => item.kind === kind)
      if (lines.length === 0) continue
      terminal.print(title)
      terminal.print(record(lines.map((item) => [item.reference, `${item.name}: ${rest(item)}`])))
    }
  },
}

export const INBOX_COMMANDS: Command[] = [show]

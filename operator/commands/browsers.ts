import { answerOf } from '../backend.ts'
import { type Command, confirm, Failure, YES } from '../command.ts'
import { table } from '../terminal/table.ts'
import { moment } from '../terminal/text.ts'

/** The browsers in which the links of the operator's mail act at once. They are remembered on the page of a link alone. */

const list: Command = {
  name: 'browsers list',
  summary:
    'The browsers that are remembered: in these, the links in your mail act without a further message.',
  async run(_, { backend, terminal }) {
    const rows = backend.database.from('operator_browsers').select('id, name, created_at, used_at')
    const found = answerOf(backend, await rows.order('used_at', { ascending: false }))
    terminal.data(found)
    terminal.print(
      table(
        [
          { title: 'Id', value: ({ id }) => id.slice(0, 8) },
          { title: 'Browser', value: ({ name }) => name, cut: true },
          { title: 'Since', value: ({ created_at }) => moment(created_at) },
          { title: 'Last used', value: ({ used_at }) => moment(used_at) },
        ],
        found,
      ),
    )
  },
}

const forget: Command = {
  name: 'browsers forget',
  takes: ['[ID]'],
  summary: 'Forgets a browser, or all of them without an id. What it has opened ends too.',
  options: YES,
  async run({ given: [id], on }, { backend, terminal }) {
    if (id === undefined)
      await confirm(
        { on },
        terminal,
        'All browsers are forgotten.',
        'Nothing was changed. Name one, or add --yes.',
      )
    const rows = answerOf(backend, await backend.database.from('operator_browsers').select('id'))
    const [found, ...more] = rows.filter((row) => id === undefined || row.id.startsWith(id))
    if (id !== undefined && (!found || more.length > 0))
      throw new Failure(`No browser is remembered as ${id}.`)
    const asked = id !== undefined && found ? { browser: found.id } : {}
    const forgotten = answerOf(backend, await backend.database.rpc('forget_browsers', asked))
    terminal.data({ forgotten })
    terminal.print(`Forgotten: ${forgotten}`)
  },
}

export const BROWSER_COMMANDS: Command[] = [list, forget]

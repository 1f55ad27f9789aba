import { createHash, randomBytes } from 'node:crypto'
import { answerOf } from '../backend.ts'
import { type Command, confirm, YES } from '../command.ts'
import { record } from '../terminal/table.ts'
import { moment } from '../terminal/text.ts'

const renew: Command = {
  name: 'calendar new',
  summary: 'Makes the private address of your consultations’ calendar.',
  details: [
    'Calendar programs subscribe to this address, and show every confirmed consultation with the customer’s name and the video link. Anyone who has the address sees the same. It is shown only now: the database keeps a digest of its key. An earlier address stops working.',
  ],
  async run(_, { backend, terminal }) {
    const key = randomBytes(32).toString('base64url')
    const key_hash = createHash('sha256').update(key).digest('hex')
    answerOf(backend, await backend.database.rpc('set_calendar_feed', { key_hash }))
    const address = new URL(`/functions/v1/consultations-feed?key=${key}`, backend.url)
    const webcal = address.href.replace(/^https?:/, 'webcal:')
    terminal.data({ address: address.href, webcal })
    terminal.print(`${webcal}\n\nFor programs that want an ordinary address:\n${address.href}`)
  },
}

const show: Command = {
  name: 'calendar show',
  summary: 'Whether the calendar has a private address, and when it was last read.',
  async run(_, { backend, terminal }) {
    const answer = await backend.database.from('calendar_feeds').select('created_at, read_at').limit(1)
    const [feed] = answerOf(backend, answer)
    terminal.data(feed ?? null)
    terminal.print(
      feed
        ? record([
            ['Since', `${moment(feed.created_at)} UK time`],
            ['Last read', feed.read_at ? `${moment(feed.read_at)} UK time` : 'never'],
          ])
        : 'The calendar has no address. Make one: calendar new',
    )
  },
}

const revoke: Command = {
  name: 'calendar revoke',
  summary: 'Ends the private address of the calendar.',
  options: YES,
  async run({ on }, { backend, terminal }) {
    const question = 'Programs that subscribed see no more consultations.'
    await confirm({ on }, terminal, question, 'Nothing was changed. Add --yes to end the address.')
    answerOf(backend, await backend.database.rpc('set_calendar_feed', {}))
    terminal.data({ revoked: true })
    terminal.print('The calendar’s address has ended.')
  },
}

export const CALENDAR_COMMANDS: Command[] = [renew, show, revoke]

import { answerOf } from '../backend.ts'
import type { Command } from '../command.ts'
import { findRequest } from './order-call.ts'
import { list, show } from './order-list.ts'

/** The commands about orders: the lists, and links that somebody else has. What is done to orders, links do. */

const newLinks: Command = {
  name: 'order new-links',
  takes: ['REFERENCE'],
  summary: 'Withdraws the links of an order that are in your mail, and sends you new ones.',
  async run({ given }, { backend, terminal }) {
    const { id, reference } = await findRequest(backend, given[0] ?? '')
    const asked = { request: id, kind: 'order_links_operator', interval_minutes: 0, ended: true }
    answerOf(backend, await backend.database.rpc('send_again', asked))
    const row = backend.database.from('quote_requests').select('order_links_from').eq('id', id)
    const { order_links_from: withdrawnBefore } = answerOf(backend, await row.single())
    terminal.data({ reference, withdrawnBefore })
    terminal.print(`The links of ${reference} no longer work. A message with new ones is on its way to you.`)
  },
}

export const ORDER_COMMANDS: Command[] = [list, show, newLinks]

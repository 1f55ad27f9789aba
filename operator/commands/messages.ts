import { titleOf } from '#functions/_shared/mail/compose.ts'
import type { Subject } from '#functions/_shared/mail/outbox.ts'
import { answerOf, type Backend } from '../backend.ts'
import { moment } from '../terminal/text.ts'

export async function loadMessages(backend: Backend, subject: Subject) {
  const answer = await backend.database
    .from('outbox')
    .select('id, kind, status, recipient, created_at, sent_at')
    .eq('subject', subject)
    .order('created_at')
  return answerOf(backend, answer)
}

export function messageLines(messages: Awaited<ReturnType<typeof loadMessages>>): string {
  return messages
    .map(({ kind, status, recipient, created_at, sent_at }) => {
      const when = sent_at ? `sent ${moment(sent_at)}` : `${status} ${moment(created_at)}`
      return `${when}, “${titleOf(kind)}”, to ${recipient ?? 'the operator'}`
    })
    .join('\n')
}

import type { Database } from '../../../database.types.ts'
import { type Dependencies, rpc } from '../dependencies.ts'
import type { Subject as SubjectId } from '../mail/outbox.ts'

/** What a link is about: a request, an enquiry or a booking. */
export type Subject = Database['public']['Functions']['operator_subject']['Returns'][number]

/** @returns null when it was erased or deleted */
export async function loadSubject(
  { database }: Pick<Dependencies, 'database'>,
  subject: SubjectId,
): Promise<Subject | null> {
  const data = await rpc(database, 'operator_subject', { subject })
  return data[0] ?? null
}

import { useState } from 'react'
import { NOTHING_LOST, OFFLINE } from '#content/messages.ts'
import type { NoticeWords } from '#contract/fields.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { NO_ERRORS, type SummaryEntry } from '#src/ui/error-summary.tsx'

/** Why the server, or the network, did not do it: its title and text, and messages by the id of a field. */
export type Refusal = NoticeWords & { fields?: Readonly<Record<string, string | undefined>> | undefined }

/** For an error summary, which says the refusal's text once: a field that it is about has no message of its own. */
export function refusalEntries(refusal: Refusal, isKept: boolean): SummaryEntry[] {
  const { title, description, note, fields = {} } = refusal
  const ofFields: SummaryEntry[] = Object.entries(fields).flatMap(([id, message]) =>
    message ? [{ id, message, isOnly: isSaid(description, message) }] : [],
  )
  const own = ofFields.some(({ isOnly }) => isOnly) ? [] : [{ message: description ?? title }]
  const entries: SummaryEntry[] = [...own, ...ofFields]
  const help = navigator.onLine ? [note, isKept && NOTHING_LOST] : [OFFLINE]
  const last = entries.pop() as SummaryEntry
  const [first, ...rest] = [...entries, { ...last, help: help.filter(isText) }]
  return [{ ...(first as SummaryEntry), ...(description && { title }) }, ...rest]
}

/** Whether a field's message is the refusal's text, perhaps with reasons behind it. */
export const isSaid = (description: string | undefined, message: string) =>
  description !== undefined && message.startsWith(description)

const isText = (line: string | false | undefined): line is string => Boolean(line)

/** For a button without a form: what its summary says. `before`: what led there. */
export function useRefusal(before?: Refusal) {
  const [errors, setErrors] = useState<readonly SummaryEntry[]>(NO_ERRORS)
  const refuse = (...refusals: Refusal[]) =>
    setErrors(refusals.flatMap((refusal) => refusalEntries(refusal, false)))
  useOnChange([before], () => {
    if (before) refuse(before)
  })
  return { errors, refuse, clear: () => setErrors(NO_ERRORS) }
}

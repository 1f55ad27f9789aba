import { useEffect, useState } from 'react'
import { ERROR_TITLE, NOTHING_LOST, OFFLINE } from '#content/messages.ts'
import type { Toast } from '#contract/fields.ts'
import { NO_ERRORS, type SummaryEntry } from '#src/ui/error-summary.tsx'
import { showToast } from '#src/ui/toast-store.ts'

/** Why the server, or the network, did not do it: the words of the toast, and messages by the id of a field. */
export type Refusal = Toast & { fields?: Readonly<Record<string, string | undefined>> | undefined }

/** For an error summary. What a field's message says is not said twice. */
export function refusalEntries(refusal: Refusal, isKept: boolean): SummaryEntry[] {
  const { title, description, note, fields = {} } = refusal
  const ofFields = Object.entries(fields).flatMap(([id, message]) => (message ? [{ id, message }] : []))
  const isSaid = description && ofFields.some(({ message }) => message.startsWith(description))
  const [message, ...rest] = [title !== ERROR_TITLE && title, !isSaid && description].filter(isText)
  if (!message) return ofFields
  const help = navigator.onLine ? [note, isKept && NOTHING_LOST] : [OFFLINE]
  const entries: SummaryEntry[] = [{ message, help: rest }, ...ofFields]
  const last = entries.pop() as SummaryEntry
  return [...entries, { ...last, help: [...(last.help ?? []), ...help.filter(isText)] }]
}

const isText = (line: string | false | undefined): line is string => Boolean(line)

/** Shows the toast as well, which is silent: the summary has the focus, and is read. */
export function showRefusal(refusal: Refusal): void {
  showToast('error', refusal, { silent: true })
}

/** For a button without a form: what its summary says. `before`: what led there. */
export function useRefusal(before?: Refusal) {
  const [errors, setErrors] = useState<readonly SummaryEntry[]>(NO_ERRORS)
  const refuse = (...refusals: Refusal[]) => {
    setErrors(refusals.flatMap((refusal) => refusalEntries(refusal, false)))
    for (const refusal of refusals) showRefusal(refusal)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (before) refuse(before)
  }, [before])
  return { errors, refuse, clear: () => setErrors(NO_ERRORS) }
}

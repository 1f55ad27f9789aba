import { useRef, useState } from 'react'
import { GUEST_FAILURES, GUEST_NOTICES, GUEST_PAGE } from '#content/guest-request.ts'
import { NOTHING_LOST, TOO_MANY_REQUESTS } from '#content/messages.ts'
import type { NoticeWords } from '#contract/fields.ts'
import { guestFilePath } from '#contract/files.ts'
import type { GuestRequest, GuestRequestChange } from '#contract/guest-request.ts'
import { useDocuments } from '#src/form/use-documents.ts'
import type { DraftNotice } from '#src/form/use-draft.ts'
import { useRefusal } from '#src/form/use-refusal.ts'
import { type Phase, requestSending, useLeaveWarning } from '#src/form/use-request-form.ts'
import { CallError } from '#src/lib/backend/call-function.ts'
import { submits } from '#src/lib/use-busy.ts'
import { uploadFailure } from '#src/ui/file-list.ts'
import { addToRequest, guestRefusal } from './guest-backend.ts'

export type FurtherFilesProps = {
  token: string
  request: Pick<GuestRequest, 'reference' | 'filesLeft'>
  canWrite: boolean
  answers?: number
  isPrimary?: boolean
  /** `said`: the words for it, unless something was refused, or the page thanks for an answer. */
  onAdded: (request: GuestRequest, said: NoticeWords | undefined) => void
}

/** Repeatable: files keep their paths, and the request skips those it has. */
export function useFurtherFiles({ token, request, answers, onAdded }: FurtherFilesProps) {
  const { reference, filesLeft } = request
  const [notice, setNotice] = useState<DraftNotice>()
  const documents = useDocuments({
    pathOf: guestFilePath,
    // What it replaces makes room.
    maxFiles: answers === undefined ? filesLeft : filesLeft + 1,
    key: `sq-draft-guest:${reference}${answers === undefined ? '' : `:${answers}`}`,
    onRestored: () => setNotice('files'),
    mine: true,
  })
  const [phase, setPhase] = useState<Phase>('filling')
  const [missing, setMissing] = useState(false)
  const busy = useRef(false)
  useLeaveWarning(phase !== 'filling')

  const files = () => documents.store.get().files
  const { errors, clear, refuse } = useRefusal()
  const fail = (description: string, note: string = NOTHING_LOST) =>
    refuse({ ...GUEST_NOTICES.failed, description, note })

  /** Names files that were removed at once, with the reason. */
  const finish = ({ refused, ...changed }: GuestRequestChange) => {
    documents.store.dispatch({ type: 'clear' })
    setNotice(undefined)
    if (refused.length > 0)
      refuse(...refused.map(({ reason }) => ({ ...GUEST_NOTICES.failed, description: reason })))
    onAdded(changed, refused.length === 0 && !answers ? GUEST_NOTICES.added : undefined)
  }

  const send = async () => {
    if (busy.current) return
    await documents.settled()
    if (busy.current) return
    setMissing(files().length === 0)
    clear()
    if (files().length === 0) return
    if (!navigator.onLine) return fail(GUEST_FAILURES.other)
    busy.current = true
    setPhase('uploading')
    try {
      const [{ uploadFiles, uploadedFile }, { openRequestBackend }] = await Promise.all([
        requestSending.steps(),
        requestSending.backend(),
      ])
      const sending = documents.begin()
      const failed = await uploadFiles({ backend: await openRequestBackend(), ...sending })
      if (sending.signal.aborted) return
      if (failed) return fail(uploadFailure(failed))
      setPhase('saving')
      if (files().length > 0) finish(await addToRequest(token, files().map(uploadedFile), answers))
    } catch (error) {
      const isTooOften = error instanceof CallError && error.status === 429
      fail(failureText(error), isTooOften ? TOO_MANY_REQUESTS : undefined)
    } finally {
      busy.current = false
      setPhase('filling')
    }
  }

  return {
    documents,
    phase,
    errors,
    draft: {
      notice,
      clear() {
        documents.clear()
        setNotice('files-cleared')
      },
      undoClear() {
        documents.undoClear()
        setNotice('files')
      },
    },
    message: missing && documents.list.files.length === 0 ? GUEST_PAGE.add.none : undefined,

    onSubmit: submits(send),
  }
}

function failureText(error: unknown): string {
  const refusal = guestRefusal(error)
  if (refusal === 'too-many') return GUEST_FAILURES.tooMany
  return refusal === 'replaced' || refusal === 'expired' ? GUEST_FAILURES.link : GUEST_FAILURES.other
}

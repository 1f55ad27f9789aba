import { useRef, useState, useSyncExternalStore } from 'react'
import { FILE_PROBLEMS } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { fileProblemMessage } from '#contract/files.ts'
import { LARGEST_DELIVERY } from '#contract/operator.ts'
import type { DeliveredDocument } from '#contract/order.ts'
import { addFiles, removeFile } from '#src/form/use-documents.ts'
import { refusalOf } from '#src/lib/backend/call-function.ts'
import { createStore } from '#src/lib/store.ts'
import {
  EMPTY_FILE_LIST,
  fileReducer,
  type RequestFile,
  readProblem,
  readProblemOf,
} from '#src/ui/file-list.ts'
import { type OperatorRefusal, uploadDocument } from './operator-backend.ts'
import { failureWords, type OperatorLink } from './use-operator-link.ts'

/** The server says how many there can be. */
const reduce = fileReducer(() => '', Number.POSITIVE_INFINITY)

type Uploading = Pick<OperatorLink, 'token' | 'opened'> & {
  uploaded: (document: DeliveredDocument) => unknown
}

/** Documents on their way from the operator's disk, one after the other; each leaves the list when it has arrived. */
export function useUploads({ token, uploaded, opened }: Uploading, maxBytes = LARGEST_DELIVERY) {
  const [store] = useState(() => createStore(reduce, EMPTY_FILE_LIST))
  const list = useSyncExternalStore(store.subscribe, store.get)
  const sending = useRef(false)
  // A confirmed link's own word does not say it.
  const purpose = opened.state === 'shown' ? opened.view.purpose : ''

  const upload = async ({ id, file, abort: { signal } }: RequestFile) => {
    const onProgress = (share: number) =>
      store.dispatch({ type: 'progress', id, sent: Math.round(share * file.size) })
    onProgress(0)
    try {
      await uploaded(await uploadDocument({ token, purpose, file, onProgress, signal }))
      store.dispatch({ type: 'remove', id })
    } catch (error) {
      if (signal.aborted) return
      const unreadable = await readProblem(file)
      const { code, problem } = refusalOf<OperatorRefusal>(error)
      if (unreadable || !code) return store.dispatch({ type: 'state', id, state: unreadable ?? 'failed' })
      const refusal = problem
        ? fileProblemMessage({ FILE_PROBLEMS, LANGUAGE }, file.name, problem, maxBytes)
        : failureWords(error)
      store.dispatch({ type: 'remove', id })
      store.dispatch({ type: 'add', checked: [{ name: file.name, refusal }] })
    }
  }

  const run = async (from: 'chosen' | 'failed') => {
    for (const { id, state } of store.get().files)
      if (state === from) store.dispatch({ type: 'state', id, state: 'waiting' })
    if (sending.current) return
    sending.current = true
    const next = () => store.get().files.find(({ state }) => state === 'waiting')
    for (let file = next(); file; file = next()) await upload(file)
    sending.current = false
  }

  return {
    list,

    async add(files: File[], replaced?: string) {
      await addFiles(store, files, replaced, maxBytes)
      await run('chosen')
    },

    remove: (id: string) => removeFile(store, id),

    dismiss: (id: string) => store.dispatch({ type: 'dismiss', id }),

    clear: () => store.dispatch({ type: 'clear' }),

    again: () => run('failed'),

    running: list.files.some((file) => file.state !== 'failed' && !readProblemOf(file)),

    pending: list.files.length > 0 ? OPERATOR_ORDER.uploads.pending : undefined,
  }
}

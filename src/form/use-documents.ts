import { useState, useSyncExternalStore } from 'react'
import { extensionOf, fileProblem, SIGNATURE_BYTES } from '#contract/files.ts'
import { fileProblemMessage, unreadableFileMessage } from '#contract/wording.ts'
import { createStore } from '#src/lib/store.ts'
import { type CheckedFile, EMPTY_FILE_LIST, type FilePath, fileReducer } from '#src/ui/file-list.ts'

/**
 * The documents that a form is about to send.
 * @param pathOf where the bucket is to keep a file
 * @param maxFiles how many may be chosen
 */
export function useDocuments(pathOf: FilePath, maxFiles?: number) {
  const [store] = useState(() => createStore(fileReducer(pathOf, maxFiles), EMPTY_FILE_LIST))
  const list = useSyncExternalStore(store.subscribe, store.get, () => EMPTY_FILE_LIST)

  return {
    store,
    list,

    async add(files: File[]) {
      const checked = await Promise.all(files.map(checkFile))
      store.dispatch({ type: 'add', checked })
    },

    remove(id: string) {
      store
        .get()
        .files.find((file) => file.id === id)
        ?.abort.abort()
      store.dispatch({ type: 'remove', id })
    },

    dismissRefusal(id: string) {
      store.dispatch({ type: 'dismiss', id })
    },
  }
}

/** Checks one file by its name, size and first bytes, as the server will again. */
async function checkFile(file: File): Promise<CheckedFile> {
  const { name } = file
  const extension = extensionOf(name)
  let head: Uint8Array
  try {
    head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  } catch {
    // A folder, or a file that was deleted, locked or moved since it was chosen.
    return { name, refusal: extension ? unreadableFileMessage(name) : fileProblemMessage(name, 'extension') }
  }
  const problem = extension ? fileProblem({ name, size: file.size, head }) : 'extension'
  return problem || !extension
    ? { name, refusal: fileProblemMessage(name, problem ?? 'extension') }
    : { file, extension }
}

import { useState, useSyncExternalStore } from 'react'
import { createStore } from '#src/lib/store.ts'
import { EMPTY_FILE_LIST, type FilePath, fileReducer } from '#src/ui/file-list.ts'
import { checkFile } from './check-file.ts'

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

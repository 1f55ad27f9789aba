import { useCallback, useEffect, useRef, useState } from 'react'
import type { Task } from '#src/lib/backend/account-backend.ts'

export type TaskList = {
  tasks: readonly Task[]
  /** There are older ones. */
  more: boolean
  state: 'loading' | 'ready' | 'failed'
}

const load = async (userId: string, after?: Task) => {
  const { loadTasks } = await import('#src/lib/backend/account-backend.ts')
  return loadTasks(userId, after)
}

/** The customer's requests, a page at a time, loaded when they are first shown and brought up to date whenever they are again. */
export function useTasks(userId: string, shown: boolean) {
  const [list, setList] = useState<TaskList>({ tasks: [], more: false, state: 'loading' })
  const shownTasks = useRef<readonly Task[]>([])
  shownTasks.current = list.tasks

  const first = useCallback(async () => {
    try {
      const page = await load(userId)
      setList(({ tasks, more }) => merged(page, tasks, more))
    } catch {
      setList((known) => ({ ...known, state: 'failed' }))
    }
  }, [userId])

  useEffect(() => {
    if (!shown) return
    void first()
    // Something may have been sent from another window meanwhile.
    const onVisible = () => document.visibilityState === 'visible' && void first()
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [shown, first])

  return {
    ...list,

    /** Loads the first ones again. */
    async retry() {
      setList((known) => ({ ...known, state: 'loading' }))
      await first()
    },

    /** Loads those that follow. */
    async showMore() {
      setList((known) => ({ ...known, state: 'loading' }))
      try {
        const page = await load(userId, shownTasks.current.at(-1))
        setList(({ tasks }) => ({ tasks: [...tasks, ...page.tasks], more: page.more, state: 'ready' }))
      } catch {
        setList((known) => ({ ...known, state: 'failed' }))
      }
    },

    /** Shows one that was created a moment ago. */
    add(task: Task) {
      setList((known) => ({ ...known, tasks: [task, ...known.tasks] }))
    },
  }
}

/** The newest ones as they are now, followed by the older ones that were shown already. */
function merged(
  page: { tasks: Task[]; more: boolean },
  known: readonly Task[],
  knownMore: boolean,
): TaskList {
  const last = page.tasks.at(-1)
  const at = last ? known.findIndex(({ id }) => id === last.id) : -1
  // Without a common end there may be a gap: begin anew.
  if (!page.more || at < 0) return { ...page, state: 'ready' }
  return {
    tasks: [...page.tasks, ...known.slice(at + 1)],
    more: knownMore || at + 1 === known.length,
    state: 'ready',
  }
}

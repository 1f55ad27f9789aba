import { useCallback, useEffect, useRef, useState } from 'react'
import type { Task } from '#src/lib/backend/account-backend.ts'
import { whenSeen } from '#src/lib/listen.ts'

type TaskList = {
  tasks: readonly Task[]
  more: boolean
  state: 'loading' | 'ready' | 'failed'
}

const load = async (userId: string, after?: Task) => {
  const { loadTasks } = await import('#src/lib/backend/account-backend.ts')
  return loadTasks(userId, after)
}

/** A page at a time; loaded when first shown, refreshed when shown again. */
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
    return whenSeen(first)
  }, [shown, first])

  return {
    ...list,

    async retry() {
      setList((known) => ({ ...known, state: 'loading' }))
      await first()
    },

    async showMore() {
      setList((known) => ({ ...known, state: 'loading' }))
      try {
        const page = await load(userId, shownTasks.current.at(-1))
        setList(({ tasks }) => ({ tasks: [...tasks, ...page.tasks], more: page.more, state: 'ready' }))
      } catch {
        setList((known) => ({ ...known, state: 'failed' }))
      }
    },

    /** Shown at once, and as the database has it a moment later. */
    add(task: Task) {
      setList((known) => ({ ...known, tasks: [task, ...known.tasks] }))
      void first()
    },
  }
}

/** The newest, followed by older ones already shown. */
function merged(
  page: { tasks: Task[]; more: boolean },
  known: readonly Task[],
  knownMore: boolean,
): TaskList {
  const last = page.tasks.at(-1)
  const at = last ? known.findIndex(({ id }) => id === last.id) : -1
  // No overlap: there may be a gap, so start again.
  if (!page.more || at < 0) return { ...page, state: 'ready' }
  return {
    tasks: [...page.tasks, ...known.slice(at + 1)],
    more: knownMore || at + 1 === known.length,
    state: 'ready',
  }
}

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { TASKS_TAB } from '#content/tasks.ts'
import { parts } from '#contract/language.ts'
import type { Task } from '#src/lib/backend/account-backend.ts'
import { dashboardUrl } from '#src/lib/dashboard-url.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { EmptyState, LoadError } from '#src/ui/content-states.tsx'
import { TaskCard } from './task-card.tsx'
import type { useTasks } from './use-tasks.ts'

type PendingTasksProps = {
  tasks: ReturnType<typeof useTasks>
  heading: RefObject<HTMLHeadingElement | null>
  orderOf: (task: Task) => ReactNode
}

const words = TASKS_TAB.pending

/** Newest first. */
export function PendingTasks({ tasks: list, heading, orderOf }: PendingTasksProps) {
  const { tasks, more, state } = list
  const cards = useRef<HTMLUListElement>(null)
  /** How many were shown before "more". */
  const before = useRef<number>(undefined)

  // The pressed button may be gone: the first new card takes the focus.
  useEffect(() => {
    if (before.current === undefined || tasks.length <= before.current) return
    const card = cards.current?.children[before.current] as HTMLElement | undefined
    before.current = undefined
    card?.setAttribute('tabindex', '-1')
    card?.focus({ preventScroll: true })
  }, [tasks.length])

  if (tasks.length === 0 && !more) {
    if (state === 'failed') return <LoadError text={words.failed} onRetry={list.retry} />
    if (state === 'loading') return <TaskCardSkeleton />
    return (
      <EmptyState title={words.empty} text={words.emptyText}>
        <a className="btn" href={dashboardUrl({ tab: 'tasks' })}>
          {words.emptyAction}
        </a>
      </EmptyState>
    )
  }
  return (
    <>
      <h2 className="visually-hidden" tabIndex={-1} ref={heading}>
        {TASKS_TAB.pendingTitle}
      </h2>
      <ul className="cards" ref={cards}>
        {tasks.map((task) => (
          <TaskCard key={task.id} task={task} order={orderOf(task)} />
        ))}
      </ul>
      {state === 'failed' && <LoadError text={words.failed} onRetry={more ? list.showMore : list.retry} />}
      {more && state !== 'failed' && (
        <p className="end">
          <BusyButton
            className="btn ghost"
            busy={state === 'loading'}
            label={words.more}
            busyLabel={words.loading}
            onClick={() => {
              before.current = tasks.length
              void list.showMore()
            }}
          />
        </p>
      )}
      {!more && state === 'ready' && (
        <p className="end">
          {parts(words.end, {
            link: (
              <a key="link" href={dashboardUrl({ tab: 'tasks' })}>
                {words.endLink}
              </a>
            ),
          })}
        </p>
      )}
    </>
  )
}

function TaskCardSkeleton() {
  return (
    <>
      <p className="visually-hidden" role="status">
        {words.loading}
      </p>
      <div className="cards" aria-hidden="true">
        <div className="card skeleton" />
        <div className="card skeleton" />
      </div>
    </>
  )
}

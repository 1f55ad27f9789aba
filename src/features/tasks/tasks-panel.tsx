import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import { TASKS_TAB as words } from '#content/tasks.ts'
import type { ProfileRow } from '#contract/account.ts'
import { parts } from '#contract/language.ts'
import { Notice } from '#src/form/notice.tsx'
import type { Task } from '#src/lib/backend/account-backend.ts'
import { type DashboardNavigation, dashboardUrl, TASK_VIEWS } from '#src/lib/dashboard-url.ts'
import { PendingTasks } from './pending-tasks.tsx'
import { TaskForm } from './task-form.tsx'
import { useTasks } from './use-tasks.ts'

type TasksPanelProps = {
  profile: ProfileRow
  navigation: DashboardNavigation
  shown: boolean
  isOver: (task: Task) => boolean
  orderOf: (task: Task) => ReactNode
  ended: ReactNode
  children: ReactNode
}

export function TasksPanel(props: TasksPanelProps) {
  const { profile, navigation, shown, isOver, orderOf, ended, children } = props
  const view = navigation.current?.view
  const tasks = useTasks(profile.id, shown)
  const pending = tasks.tasks.filter((task) => !isOver(task))
  const heading = useRef<HTMLHeadingElement>(null)
  const [created, setCreated] = useState(0)

  // The form and its button are gone: the list takes the focus.
  useEffect(() => {
    if (created === 0) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [created])
  // What it says is over with the next one.
  useEffect(() => {
    if (view === 'create') setCreated(0)
  }, [view])

  const count = pending.length > 0 ? `${pending.length}${tasks.more ? '+' : ''}` : undefined
  return (
    <>
      <div className="sub-tabs">
        <nav className="in" aria-label={DASHBOARD_PAGE.tabs.tasks}>
          {TASK_VIEWS.map((name) => (
            <a
              key={name}
              href={dashboardUrl({ tab: 'tasks', view: name })}
              aria-current={view === name ? 'page' : undefined}
            >
              <ViewName view={name} />
              {name === 'pending' && count && <i>{count}</i>}
            </a>
          ))}
        </nav>
        {view === 'pending' && <p>{words.pending.newest}</p>}
      </div>
      <div hidden={view !== 'create'}>
        {profile.first_name && profile.last_name ? (
          <TaskForm
            profile={profile}
            onCreated={(task) => {
              tasks.add(task)
              navigation.goTo({ tab: 'tasks', view: 'pending' })
              setCreated(created + 1)
            }}
          />
        ) : (
          <p className="kept">
            <span>
              {parts(words.create.noName, {
                link: (
                  <a key="link" href={dashboardUrl({ tab: 'profile' })}>
                    {words.create.noNameLink}
                  </a>
                ),
              })}
            </span>
          </p>
        )}
      </div>
      {view === 'pending' && (
        <>
          <Notice notice={created > 0 ? ACCOUNT_OUTCOMES.taskCreated : undefined} />
          <PendingTasks tasks={{ ...tasks, tasks: pending }} heading={heading} orderOf={orderOf} />
          <div>{ended}</div>
        </>
      )}
      {view === 'completed' && children}
    </>
  )
}

/** 'Create Task'; where space is short, all but the short name is for screen readers only. */
function ViewName({ view }: { view: (typeof TASK_VIEWS)[number] }) {
  return (
    <span className="name">
      {parts(words.views[view], { short: <span key="short">{words.short[view]}</span> }).map((piece) =>
        typeof piece === 'string' ? (
          <span className="rest" key={piece}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  )
}

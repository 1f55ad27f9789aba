import type { ReactNode } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { LANGUAGE } from '#content/language.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { TASKS_TAB } from '#content/tasks.ts'
import { choiceText } from '#contract/fields.ts'
import { fill, parts } from '#contract/language.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { dashboardUrl } from '#src/lib/dashboard-url.ts'
import { Promised } from '#src/ui/times.tsx'
import { isOver, type useOrders } from './use-orders.ts'

type RunningProps = { userId: string; orders: ReturnType<typeof useOrders> }

/** Above the tabs: the newest that runs and what is next of it, in a place that is kept; the others are under Tasks. */
export function Running({ userId, orders: { orders, lists, state } }: RunningProps) {
  const { tasks, state: listed } = useTasks(userId, true)
  const running = orders.filter((order) => !isOver(order))
  const waiting = tasks.filter(({ reference }) => !orders.some((order) => order.reference === reference))
  const [order, task] = [running[0], waiting[0]]
  if (state !== 'ready') return null
  if (!order && !task) return listed === 'ready' && <p>{TASKS_TAB.pending.emptyText}</p>
  const others = running.length + waiting.length - 1
  return (
    <>
      {lists && order ? (
        <lists.NextStep order={order} />
      ) : (
        task && (
          <p>
            <span>
              {fill(LANGUAGE.label, {
                label: task.reference,
                text: choiceText(QUOTE_FIELD_WORDS.serviceType, task.service_type),
              })}
            </span>
            {task.reply_by && !task.handled_at && (
              <span>
                {parts<ReactNode>(LANGUAGE.label, {
                  label: TASKS_TAB.pending.replyBy,
                  text: <Promised key="moment" iso={task.reply_by} />,
                })}
              </span>
            )}
          </p>
        )
      )}
      {(others > 0 || !order) && (
        <a href={dashboardUrl({ tab: 'tasks', view: 'pending' })}>
          <span>{others > 0 ? `${DASHBOARD_PAGE.tabs.tasks} (${others})` : DASHBOARD_PAGE.tabs.tasks}</span>
        </a>
      )}
    </>
  )
}

import { DASHBOARD_PAGE } from '#content/account.ts'
import { LANGUAGE } from '#content/language.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { TASKS_TAB } from '#content/tasks.ts'
import { choiceText } from '#contract/fields.ts'
import { fill } from '#contract/language.ts'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { dashboardUrl } from '#src/lib/dashboard-url.ts'
import { momentText } from '#src/ui/times.tsx'
import { isOver, type useOrders } from './use-orders.ts'

type RunningProps = { userId: string; orders: ReturnType<typeof useOrders> }

const labelled = (label: string, text: string) => fill(LANGUAGE.label, { label, text })

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
              {labelled(task.reference, choiceText(QUOTE_FIELD_WORDS.serviceType, task.service_type))}
            </span>
            {task.reply_by && !task.handled_at && (
              <span>{labelled(TASKS_TAB.pending.replyBy, momentText(new Date(task.reply_by)))}</span>
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

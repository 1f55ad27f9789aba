import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { DASHBOARD_PAGE } from '#content/account.ts'
import { ACCOUNT_OUTCOMES } from '#content/account-messages.ts'
import type { ProfileRow } from '#contract/account.ts'
import type { NoticeWords } from '#contract/fields.ts'
import { parts } from '#contract/language.ts'
import { calledName } from '#contract/names.ts'
import { CarriedNotice, Notice } from '#src/form/notice.tsx'
import { type DashboardNavigation, dashboardUrl, TABS, useDashboardUrl } from '#src/lib/dashboard-url.ts'
import { island } from '#src/lib/island.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { EmptyState, LoadError } from '#src/ui/content-states.tsx'
import { WithoutScripts } from '#src/ui/without-scripts.tsx'
import { DataPanel } from './data-panel.tsx'
import { LogInAgain } from './log-in-again.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Running } from './running.tsx'
import { type Account, useAccount } from './use-account.ts'
import { ENDED, useOrders } from './use-orders.ts'

/** With all that sending documents needs. */
const TasksPanel = lazy(() =>
  import('#src/features/tasks/tasks-panel.tsx').then(({ TasksPanel }) => ({ default: TasksPanel })),
)

const SLOW_MS = 5_000

/** The static page holds the frame. */
function Dashboard() {
  const account = useAccount()
  const navigation = useDashboardUrl()
  const { profile } = account
  const orders = useOrders(profile !== undefined)
  const [again, setAgain] = useState<NoticeWords>()
  const resume = () => {
    setAgain(ACCOUNT_OUTCOMES.loggedIn)
    account.resume()
  }
  return (
    <div className="dashboard">
      <h1>{profile && !account.ended ? greeting(profile, new Date()) : DASHBOARD_PAGE.title}</h1>
      <div className="running">
        {profile && !account.ended && <Running userId={profile.id} orders={orders} />}
      </div>
      <nav className="tabs" aria-label={DASHBOARD_PAGE.navigation}>
        {TABS.map((tab) => (
          <a
            key={tab}
            href={dashboardUrl({ tab })}
            aria-current={navigation.current?.tab === tab ? 'page' : undefined}
          >
            {DASHBOARD_PAGE.tabs[tab]}
          </a>
        ))}
      </nav>
      <WithoutScripts text={DASHBOARD_PAGE.noscript} />
      <CarriedNotice />
      <Notice notice={again} />
      {account.ended && <LogInAgain email={account.user?.email ?? ''} onSignedIn={resume} />}
      {profile ? (
        <div hidden={account.ended}>
          <Panels account={account} profile={profile} navigation={navigation} orders={orders} />
        </div>
      ) : (
        <Waiting account={account} />
      )}
    </div>
  )
}

export const ProfileIsland = island('profile', Dashboard)

type PanelsProps = {
  account: Account
  profile: ProfileRow
  navigation: DashboardNavigation
  orders: ReturnType<typeof useOrders>
}

/** Opened tabs stay in the page, so that nothing typed is lost. */
function Panels({ account, profile, navigation, orders }: PanelsProps) {
  const tab = navigation.current?.tab
  const tasksOpened = useRef(false)
  tasksOpened.current ||= tab === 'tasks'
  const { completed, invoices } = DASHBOARD_PAGE
  const { lists } = orders
  const done = orders.orders.filter(({ state }) => state === 'completed')
  const ended = orders.orders.filter(({ state }) => ENDED.includes(state))
  const papers = orders.orders.some((order) => order.papers.length > 0)
  const payments = orders.orders.some((order) => order.payments.length > 0)
  const orderOf = (reference: string) => orders.orders.find((order) => order.reference === reference)
  return (
    <>
      <section hidden={tab !== 'profile'} aria-label={DASHBOARD_PAGE.tabs.profile}>
        <div className="pane">
          <div>
            <ProfileForm profile={profile} onSaved={account.update} />
            <PasswordForm email={profile.email} />
          </div>
          <DataPanel email={profile.email} />
        </div>
      </section>
      <section hidden={tab !== 'tasks'} aria-label={DASHBOARD_PAGE.tabs.tasks}>
        {tasksOpened.current && (
          <Suspense>
            <TasksPanel
              profile={profile}
              navigation={navigation}
              shown={tab === 'tasks'}
              isOver={({ reference }) => [...done, ...ended].some((order) => order.reference === reference)}
              orderOf={({ reference }) => {
                const order = orderOf(reference)
                return lists && order && <lists.OrderLink order={order} hasState />
              }}
              ended={lists && ended.length > 0 && <lists.EndedOrders orders={ended} />}
            >
              <WithOrders orders={orders}>
                {lists && done.length > 0 ? (
                  <lists.CompletedOrders orders={done} />
                ) : (
                  <EmptyState title={completed.title} text={completed.text} />
                )}
              </WithOrders>
            </TasksPanel>
          </Suspense>
        )}
      </section>
      <section hidden={tab !== 'billing'} aria-label={DASHBOARD_PAGE.tabs.billing}>
        <WithOrders orders={orders}>
          {lists && payments ? <lists.PaymentList orders={orders.orders} /> : <BillingPanel />}
        </WithOrders>
      </section>
      <section hidden={tab !== 'invoices'} aria-label={DASHBOARD_PAGE.tabs.invoices}>
        <WithOrders orders={orders}>
          {lists && papers ? (
            <lists.PaperList orders={orders.orders} />
          ) : (
            <EmptyState title={invoices.title} text={invoices.text} />
          )}
        </WithOrders>
      </section>
    </>
  )
}

type WithOrdersProps = { orders: ReturnType<typeof useOrders>; children: ReactNode }

function WithOrders({ orders: { state, retry }, children }: WithOrdersProps) {
  if (state === 'failed') return <LoadError text={DASHBOARD_PAGE.ordersFailed} onRetry={retry} />
  if (state === 'loading')
    return (
      <p className="waiting-orders" role="status">
        {DASHBOARD_PAGE.ordersLoading}
      </p>
    )
  return <>{children}</>
}

/** No payment method is ever stored. */
function BillingPanel() {
  const { billing } = DASHBOARD_PAGE
  const [explained, setExplained] = useState(false)
  return (
    <EmptyState title={billing.title} text={billing.text}>
      <Button look="btn ghost" label={billing.button} onPress={() => setExplained(true)} />
      <div role="status">{explained && <p className="explanation">{billing.explanation}</p>}</div>
    </EmptyState>
  )
}

function Waiting({ account }: { account: Account }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (account.failed) return <LoadError text={DASHBOARD_PAGE.unreachable} onRetry={account.retry} />
  return (
    <div className="waiting">
      <p role="status">{slow && DASHBOARD_PAGE.slow}</p>
      <div className="skeletons" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}

function greeting({ first_name, last_name }: ProfileRow, now: Date) {
  const name = calledName(first_name, last_name)
  const hour = now.getHours()
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  if (!name) return DASHBOARD_PAGE.greeting[time]
  return <span>{parts(DASHBOARD_PAGE.greetingByName[time], { name: <bdi key="name">{name}</bdi> })}</span>
}

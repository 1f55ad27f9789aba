import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listen } from './listen.ts'
import { PATHS } from './routes.ts'
import { useOnChange } from './use-on-change.ts'

export const TABS = ['profile', 'tasks', 'billing', 'invoices'] as const
export type Tab = (typeof TABS)[number]

export const TASK_VIEWS = ['create', 'pending', 'completed'] as const
type TaskView = (typeof TASK_VIEWS)[number]

type DashboardState = { tab: Tab; view: TaskView }

export function parseDashboardUrl(search: string): DashboardState {
  const parameters = new URLSearchParams(search)
  const tab = TABS.find((name) => name === parameters.get('tab')) ?? 'profile'
  const view = TASK_VIEWS.find((name) => name === parameters.get('view')) ?? 'create'
  return { tab, view }
}

export function dashboardUrl({ tab, view = 'create' }: { tab: Tab; view?: TaskView }): string {
  const parameters = new URLSearchParams()
  if (tab !== 'profile') parameters.set('tab', tab)
  if (view !== 'create') parameters.set('view', view)
  const query = parameters.toString()
  return PATHS.profile + (query && `?${query}`)
}

/** Undefined until hydrated: the static HTML knows no tab. */
export function useDashboardUrl() {
  const [current, setCurrent] = useState<DashboardState>()

  useLayoutEffect(() => setCurrent(parseDashboardUrl(location.search)), [])

  const tab = current?.tab
  useEffect(() => {
    if (!tab) return
    for (const link of document.querySelectorAll('.account-in a')) {
      if (link.getAttribute('href') === dashboardUrl({ tab })) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [tab])

  const goTo = (next: { tab: Tab; view?: TaskView }) => {
    history.pushState(null, '', dashboardUrl(next))
    setCurrent(parseDashboardUrl(location.search))
  }

  const followed = useRef<Element>(null)
  useOnChange([current], () => {
    // A link that goes with its view leaves the focus to the name of the next one.
    if (followed.current && !isShown(followed.current)) {
      const names = document.querySelectorAll<HTMLElement>('.dashboard nav [aria-current]')
      Array.from(names).filter(isShown).at(-1)?.focus()
    }
    followed.current = null
  })

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS)
      // A link to a field has a fragment.
      if (!link || link.pathname !== PATHS.profile || link.hash || isForElsewhere(event)) return
      event.preventDefault()
      for (const menu of document.querySelectorAll('details[data-menu][open]')) menu.removeAttribute('open')
      followed.current = link
      goTo(parseDashboardUrl(link.search))
    }
    return listen({ click: follow, popstate: () => setCurrent(parseDashboardUrl(location.search)) })
  })

  return { current, goTo }
}

const LINKS = '.account-in a, .dashboard a'

/** What stands in closed menus has a size, but is not shown; browsers that say so only by its size give it none. */
const isShown = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0

const isForElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

export type DashboardNavigation = ReturnType<typeof useDashboardUrl>

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listen } from './listen.ts'
import { PATHS } from './routes.ts'

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
  useEffect(() => {
    return listen({ popstate: () => setCurrent(parseDashboardUrl(location.search)) })
  }, [])

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useEffect(() => {
    // A link that goes with its view leaves the focus to the name of the next one.
    if (followed.current && !isShown(followed.current)) {
      const names = document.querySelectorAll<HTMLElement>('.dashboard nav [aria-current]')
      Array.from(names).filter(isShown).at(-1)?.focus()
    }
    followed.current = null
  }, [current])

  useEffect(() => {
    const follow = (event: globalThis.MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.account-in a')
      if (!link || isForElsewhere(event)) return
      event.preventDefault()
      for (const menu of document.querySelectorAll('details[data-menu][open]')) menu.removeAttribute('open')
      followed.current = link
      goTo(parseDashboardUrl(new URL(link.href).search))
    }
    return listen({ click: follow })
  })

  return {
    current,
    goTo,

    linkTo(next: { tab: Tab; view?: TaskView }) {
      return {
        href: dashboardUrl(next),
        onClick(event: MouseEvent) {
          if (isForElsewhere(event)) return
          event.preventDefault()
          followed.current = event.currentTarget as Element
          goTo(next)
        },
      }
    },
  }
}

/** What stands in closed menus has a size, but is not shown; browsers that say so only by its size give it none. */
const isShown = (element: Element) => element.checkVisibility?.() ?? element.getClientRects().length > 0

function isForElsewhere(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
}

export type DashboardNavigation = ReturnType<typeof useDashboardUrl>

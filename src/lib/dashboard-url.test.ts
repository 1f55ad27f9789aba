import { expect, it } from 'vitest'
import { dashboardUrl, parseDashboardUrl } from './dashboard-url.ts'

it.each([
  ['', { tab: 'profile', view: 'create' }],
  ['?tab=tasks', { tab: 'tasks', view: 'create' }],
  ['?tab=tasks&view=pending', { tab: 'tasks', view: 'pending' }],
  ['?tab=invoices', { tab: 'invoices', view: 'create' }],
  ['?tab=__proto__&view=x', { tab: 'profile', view: 'create' }],
] as const)('%j names %j', (search, place) => expect(parseDashboardUrl(search)).toEqual(place))

it('leaves the first tab and the first view out of the address', () => {
  expect(dashboardUrl({ tab: 'profile' })).toBe('/profile')
  expect(dashboardUrl({ tab: 'tasks', view: 'create' })).toBe('/profile?tab=tasks')
  expect(dashboardUrl({ tab: 'tasks', view: 'pending' })).toBe('/profile?tab=tasks&view=pending')
})

import { expect, it } from 'vitest'
import { showToast, toastStore } from './toast-store.ts'

const titles = () => toastStore.get().map(({ title }) => title)

it('a repeated toast is shown once, three at most are shown, and a success takes failures away', () => {
  for (const title of ['A', 'B', 'A', 'C', 'D']) showToast('error', { title })
  expect(titles()).toEqual(['A', 'C', 'D'])
  showToast('success', { title: 'Sent' })
  expect(titles()).toEqual(['Sent'])
  showToast('error', { title: 'A' })
  expect(titles()).toEqual(['Sent', 'A'])
})

/**
 * Runs in the head of pages with islands: until an island is alive, a submit in it is held back and remembered, so that it
 * can neither reload the page with the answers in the URL nor get lost. The island sends it again.
 */

export type HeldSubmit = { form: HTMLFormElement; submitter: HTMLElement | null }

declare global {
  interface Window {
    /** The last submit of each island that is not alive yet. */
    heldSubmits?: Map<Element, HeldSubmit>
  }
}

const heldSubmits = new Map<Element, HeldSubmit>()
window.heldSubmits = heldSubmits

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    const island = form.closest('[data-island]:not([data-alive])')
    if (!island) return
    event.preventDefault()
    event.stopImmediatePropagation()
    heldSubmits.set(island, { form, submitter: event.submitter })
    document.dispatchEvent(new Event('islands:wanted'))
  },
  true,
)

/**
 * Runs in the head of pages with a form: until the page's scripts are in place a submit is held back and remembered, so
 * that it can neither reload the page with the answers in the URL nor get lost. The boot module sends it again.
 */

export type HeldSubmit = { form: HTMLFormElement; submitter: HTMLElement | null }

declare global {
  interface Window {
    /** Set by the head script; removed by the boot module once the page can answer for itself. */
    heldSubmits?: { last?: HeldSubmit; release: () => void }
  }
}

function hold(event: SubmitEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  if (window.heldSubmits)
    window.heldSubmits.last = { form: event.target as HTMLFormElement, submitter: event.submitter }
  document.dispatchEvent(new Event('app:wanted'))
}

window.heldSubmits = { release: () => removeEventListener('submit', hold, true) }
addEventListener('submit', hold, true)

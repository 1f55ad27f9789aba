type HeldSubmit = { form: HTMLFormElement; submitter: HTMLElement | null }

/**
 * Until an island is hydrated a submit in it is held, so that it can neither reload the page with the answers in the address nor
 * get lost; the last one is sent again when the island says that it is hydrated (src/lib/island.tsx).
 */
export function holdSubmits(): void {
  const held = new Map<EventTarget, HeldSubmit>()
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      const island = form.closest('[data-island]:not([data-hydrated])')
      if (!island) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.set(island, { form, submitter: event.submitter })
      document.dispatchEvent(new Event('island:wanted'))
    },
    true,
  )
  document.addEventListener('island:hydrated', ({ target }) => {
    const submit = target && held.get(target)
    if (!submit) return
    held.delete(target)
    if (submit.form.isConnected) submit.form.requestSubmit(submit.submitter)
  })
}

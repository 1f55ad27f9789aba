const OPEN_MENUS = 'details[data-menu][open]'

function openMenus(): HTMLDetailsElement[] {
  return Array.from(document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS))
}

/**
 * Menus are `<details>`. This adds: Escape closes the innermost and restores the focus; a click elsewhere or leaving
 * by keyboard closes it. Focus moved by a press closes nothing, because entries would move away before the press
 * ends.
 */
export function tendMenus(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = openMenus().at(-1)
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  const closeOthers = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    // A click in the header bar leaves the mobile menu open: its button and entries are siblings.
    for (const menu of openMenus()) {
      const home = menu.classList.contains('menu') ? menu.parentElement : menu
      if (!home?.contains(target)) menu.open = false
    }
  }
  addEventListener('click', ({ target }) => closeOthers(target))
  addEventListener('keyup', ({ key }) => key === 'Tab' && closeOthers(document.activeElement))
}

/** The fragment would be an entry of the history of its own, without what the page keeps in this one. */
export function tendSkipLink(): void {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    const main = document.querySelector('main')
    if (!main) return
    event.preventDefault()
    main.tabIndex = -1
    main.focus()
  })
}

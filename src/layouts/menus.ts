const OPEN_MENUS = 'details[data-menu][open]'

function openMenus(): HTMLDetailsElement[] {
  return Array.from(document.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS))
}

/**
 * Menus are `<details>` and work without this. It adds what people expect besides: Escape closes the innermost open menu
 * and gives the focus back to its button, and a click elsewhere, or leaving with the keyboard, closes it.
 * Focus that a press moves closes nothing: on small screens the entries below would move away before the press ends.
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
    // The mobile menu's button and its entries are siblings: a click anywhere in the bar leaves that one open.
    for (const menu of openMenus()) {
      const home = menu.classList.contains('menu') ? menu.parentElement : menu
      if (!home?.contains(target)) menu.open = false
    }
  }
  addEventListener('click', ({ target }) => closeOthers(target))
  addEventListener('keyup', ({ key }) => key === 'Tab' && closeOthers(document.activeElement))
}

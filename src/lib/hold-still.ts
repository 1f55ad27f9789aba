import { listen } from './listen.ts'

/** What is under the pointer, or has the focus, stays where it is on the screen when something arrives above it. */
export function holdStill(): void {
  let held: { element: Element; top: number; scrolled: number } | undefined
  const hold = (target: EventTarget | null | undefined) => {
    held =
      target instanceof Element
        ? { element: target, top: target.getBoundingClientRect().top, scrolled: scrollY }
        : undefined
  }
  const holdTarget = ({ target }: Event) => hold(target)
  listen({
    ...{ pointerover: holdTarget, pointerdown: holdTarget, focusin: holdTarget },
    scroll: () => hold(held?.element),
  })
  // After layout, before paint.
  new ResizeObserver(() => {
    const { top, bottom } = held?.element.getBoundingClientRect() ?? { top: 0, bottom: 0 }
    const moved = top - (held?.top ?? top)
    const isHere = bottom > 0 && (held?.top ?? 0) < innerHeight
    // A page that has scrolled was meant to.
    if (held?.element.isConnected && isHere && scrollY === held.scrolled)
      scrollBy({ top: moved, behavior: 'instant' })
    hold(held?.element)
  }).observe(document.body)
}

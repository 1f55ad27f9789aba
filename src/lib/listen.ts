type Events = WindowEventMap & DocumentEventMap

type Listeners = { [Type in keyof Events]?: (event: Events[Type]) => unknown }

/** To the window, where most events of the document arrive too. @returns what ends it, for an effect */
export function listen(listeners: Listeners, target: EventTarget = window): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of all) target.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of all) target.removeEventListener(type, listener)
  }
}

/** Whenever the page is restored as it was left, from the back/forward cache. */
export const whenRestored = (look: () => unknown) =>
  listen({ pageshow: ({ persisted }) => persisted && look() })

/** Whenever the page is looked at again: something may have happened in another window. */
export const whenSeen = (look: () => unknown) =>
  listen({ visibilitychange: () => document.visibilityState === 'visible' && look() }, document)

type Events = WindowEventMap & DocumentEventMap

type Listeners = { [Type in keyof Events]?: (event: Events[Type]) => unknown }

/** To the window, where most events of the document arrive too. @returns what ends it, for an effect */
export function listen(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of all) addEventListener(type, listener)
  return () => {
    for (const [type, listener] of all) removeEventListener(type, listener)
  }
}

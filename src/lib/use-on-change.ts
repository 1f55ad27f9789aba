import { type EffectCallback, useEffect, useEffectEvent } from 'react'

/**
 * An effect that runs when the component mounts and again when one of the triggers has changed, whatever else it reads: of that it has
 * the newest values. Without triggers it runs once.
 */
export function useOnChange(triggers: unknown[], effect: EffectCallback): void {
  const run = useEffectEvent(effect)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useEffect(() => run(), triggers)
}

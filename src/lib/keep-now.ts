/** What is on the page and not yet on the device, for whoever is about to load the page anew. */

const keepers = new Set<() => unknown>()

/** Has `keep` called by `keepNow`. Returns how to end that. */
export function onKeepNow(keep: () => unknown): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

/** Keeps what forms hold, answers and chosen files, on the device now. Settled once it is there or cannot be; never throws. */
export async function keepNow(): Promise<void> {
  await Promise.allSettled([...keepers].map(async (keep) => keep()))
}

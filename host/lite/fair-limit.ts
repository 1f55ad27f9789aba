import { networksOf } from '#contract/network.ts'
import { Unavailable } from './outage.ts'

/**
 * The network that has asked for the fewest turns is next: a flood waits behind its own requests, from one network or many. Of networks at
 * three widths (contract/network.ts), the widest is chosen first: the many of one owner have one turn between them.
 */

type Limits = {
  total: number
  perNetwork: number
  timeoutMs: number
  /** Work that takes longer goes on without its place: it waits for a connection or a service of others. */
  holdMs?: number
}

/** Shorter than the time in http/api.ts, which would take the database for slow. */
export const WAIT_TIMEOUT_MS = 7_000

/** @throws Unavailable when the work has waited too long */
export type FairLimit = <T>(address: string, work: () => Promise<T>) => Promise<T>

/** Of a network at one width, with the narrower ones in it; only the narrowest have a queue. */
type Group = {
  max: number
  running: number
  turns: number
  waiting: number
  inner: Map<string, Group>
  queue: Set<() => void>
}

const MAX_NETWORKS = 1_000

function newGroup(max: number): Group {
  return { max, running: 0, turns: 0, waiting: 0, inner: new Map(), queue: new Set() }
}

/** @returns the first in the queue of the one that is next, at each width */
function next(group: Group): (() => void) | undefined {
  if (group.waiting === 0 || group.running >= group.max) return undefined
  let chosen: { begin: () => void; asked: number } | undefined
  for (const inner of group.inner.values()) {
    const asked = inner.turns + inner.waiting
    if (chosen && asked >= chosen.asked) continue
    const begin = next(inner)
    if (begin) chosen = { begin, asked }
  }
  const [first] = group.queue
  return chosen?.begin ?? first
}

function forgetIdle({ inner }: Group): void {
  for (const [name, group] of inner) {
    if (group.running + group.waiting === 0) inner.delete(name)
    else forgetIdle(group)
  }
}

export function createFairLimit({ total, perNetwork, timeoutMs, holdMs }: Limits): FairLimit {
  const everybody = newGroup(total)
  let known = 0

  /** From the widest. Not even the widest gets everything, so that others wait for nobody's work to end. */
  function groupsOf(address: string): Group[] {
    const groups = [everybody]
    for (const { name, share } of networksOf(address).reverse()) {
      const { inner } = groups.at(-1) as Group
      const max = Math.min(perNetwork * share, Math.max(1, total - 1))
      const group = inner.get(name) ?? newGroup(max)
      if (!inner.has(name)) known += 1
      inner.set(name, group)
      groups.push(group)
    }
    return groups
  }

  function beginNext(): void {
    for (let begin = next(everybody); begin; begin = next(everybody)) begin()
  }

  function turnOf(groups: Group[]): Promise<void> {
    const { queue } = groups.at(-1) as Group
    return new Promise((resolve, reject) => {
      function leave(): void {
        queue.delete(begin)
        for (const group of groups) group.waiting -= 1
      }
      const timer = setTimeout(() => {
        leave()
        reject(new Unavailable('busy'))
      }, timeoutMs)
      function begin(): void {
        clearTimeout(timer)
        leave()
        for (const group of groups) {
          group.turns += 1
          group.running += 1
        }
        resolve()
      }
      queue.add(begin)
      for (const group of groups) group.waiting += 1
      beginNext()
    })
  }

  return async (address, work) => {
    const groups = groupsOf(address)
    await turnOf(groups)
    let held = true
    function giveBack(): void {
      if (!held) return
      held = false
      for (const group of groups) group.running -= 1
      beginNext()
      // While others wait, past turns still count.
      if (known < MAX_NETWORKS && everybody.waiting > 0) return
      forgetIdle(everybody)
      known = 0
    }
    const timer = holdMs && setTimeout(giveBack, holdMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      giveBack()
    }
  }
}

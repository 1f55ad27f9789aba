import { networkOf } from '#contract/network.ts'
import { Unavailable } from './outage.ts'

/** The network that has had the fewest turns is next: a flood waits behind its own requests, from one network or many. */

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

type Network = { running: number; turns: number; waiting: Set<() => void> }

const MAX_NETWORKS = 1_000

export function createFairLimit({ total, perNetwork, timeoutMs, holdMs }: Limits): FairLimit {
  const networks = new Map<string, Network>()
  let running = 0

  function next(): Network | undefined {
    let next: Network | undefined
    for (const network of networks.values()) {
      const may = network.waiting.size > 0 && network.running < perNetwork
      if (may && (!next || network.turns < next.turns)) next = network
    }
    return next
  }

  function beginNext(): void {
    for (let network = next(); running < total && network; network = next()) {
      const [begin] = network.waiting
      begin?.()
    }
  }

  /** While others wait, past turns still count. */
  function forgetIdle(): void {
    const all = [...networks]
    if (all.length < MAX_NETWORKS && all.some(([, { waiting }]) => waiting.size > 0)) return
    for (const [key, network] of all) if (network.running + network.waiting.size === 0) networks.delete(key)
  }

  function turnOf(network: Network): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        network.waiting.delete(begin)
        reject(new Unavailable('busy'))
      }, timeoutMs)
      function begin(): void {
        clearTimeout(timer)
        network.waiting.delete(begin)
        network.turns += 1
        network.running += 1
        running += 1
        resolve()
      }
      network.waiting.add(begin)
      beginNext()
    })
  }

  return async (address, work) => {
    const key = networkOf(address) ?? address
    const network = networks.get(key) ?? { running: 0, turns: 0, waiting: new Set() }
    networks.set(key, network)
    await turnOf(network)
    let held = true
    function giveBack(): void {
      if (!held) return
      held = false
      network.running -= 1
      running -= 1
      beginNext()
      forgetIdle()
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

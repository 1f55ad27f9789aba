import type { Balancer } from './balancer.ts'
import type { Kind, Sample } from './measure.ts'
import type { Random } from './random.ts'

/** One visitor: an address of their own, and a watch that runs while they wait. */

type StepOptions = {
  /** Statuses that are an answer like any other, such as 409 for a time that somebody else has. */
  also?: readonly number[]
  /** On the payment page of the sandbox. */
  direct?: boolean
}

export type Visitor = {
  url: string
  random: Random
  /**
   * Does one thing that the visitor waits for, and notes how long it took and how it ended.
   * @throws Abandoned when it did not come off: the visitor goes away
   */
  step: <T>(kind: Kind, work: (send: typeof fetch) => Promise<T>, options?: StepOptions) => Promise<T>
}

/** What the visitor wanted did not come off; the samples say why. */
export class Abandoned extends Error {}

/** Addresses out of a range that is for benchmarks, one for each number. */
export function addressOf(number: number): string {
  return `198.${18 + (Math.floor(number / 62_500) % 2)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}

export type Noted = Sample & {
  /** Which host it went to. */
  host: number
}

type Options = {
  balancer: Balancer
  address: string
  random: Random
  /** When the visitor was meant to come, in milliseconds of `performance.now()`: the first step counts from there. */
  intended: number
  note: (sample: Noted) => unknown
}

export function createVisitor({ balancer, address, random, intended, note }: Options): Visitor {
  let start: number | undefined = intended
  return {
    url: balancer.url,
    random,
    async step(kind, work, { also = [], direct = false } = {}) {
      const at = start ?? performance.now()
      start = undefined
      let outcome = 'ok'
      let host = 0
      const send: typeof fetch = async (input, init) => {
        let to = 0
        const onHost = (chosen: number) => {
          to = chosen
        }
        const ended = (how: string) => {
          // Of several requests the first that failed counts.
          if (outcome !== 'ok') return
          outcome = how
          host = to
        }
        try {
          const answer = await balancer.fetchFrom(address, { direct, onHost })(input, init)
          ended(answer.status >= 400 && !also.includes(answer.status) ? String(answer.status) : 'ok')
          return answer
        } catch (error) {
          ended('no answer')
          throw error
        }
      }
      try {
        return await work(send)
      } catch (error) {
        // Neither refused nor left without an answer: the answer was of no use, or its body broke off.
        if (outcome === 'ok') outcome = error instanceof TypeError ? 'no answer' : String(error).slice(0, 60)
        throw new Abandoned(outcome)
      } finally {
        note({ kind, at, ms: performance.now() - at, outcome, host })
      }
    },
  }
}

import type { Front } from './front.ts'
import type { Kind, Sample } from './measure.ts'
import type { Random } from './random.ts'

/** One visitor, with a separate address, whose waits are measured. */

type StepOptions = {
  /** Statuses that count as a normal answer, such as 409 for a taken slot. */
  also?: readonly number[]
  /** On the payment page of the sandbox. */
  direct?: boolean
}

export type Visitor = {
  url: string
  random: Random
  /**
   * Performs one action that the visitor waits for, and records its duration and outcome.
   * @throws Abandoned when it failed: the visitor leaves
   */
  step: <T>(kind: Kind, work: (send: typeof fetch) => Promise<T>, options?: StepOptions) => Promise<T>
}

/** An action failed; the samples have the reason. */
export class Abandoned extends Error {}

/** Addresses from a benchmarking range, one per visitor. */
export function addressOf(number: number): string {
  return `198.${18 + (Math.floor(number / 62_500) % 2)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
}

type Options = {
  front: Front
  address: string
  random: Random
  /** The intended arrival, in milliseconds of `performance.now()`: the first step counts from there. */
  intended: number
  note: (sample: Sample) => unknown
}

export function createVisitor({ front, address, random, intended, note }: Options): Visitor {
  let start: number | undefined = intended
  return {
    url: front.url,
    random,
    async step(kind, work, { also = [], direct = false } = {}) {
      const at = start ?? performance.now()
      start = undefined
      let outcome = 'ok'
      const send: typeof fetch = async (input, init) => {
        const ended = (how: string) => {
          // Of several requests the first failure counts.
          if (outcome === 'ok') outcome = how
        }
        try {
          const answer = await front.fetchFrom(address, direct)(input, init)
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
        // An unusable response, or one whose body broke off.
        if (outcome === 'ok') outcome = error instanceof TypeError ? 'no answer' : String(error).slice(0, 60)
        throw new Abandoned(outcome)
      } finally {
        note({ kind, at, ms: performance.now() - at, outcome })
      }
    },
  }
}

/** One thread's clock for another. Between two settings time is measured with a monotonic clock, which threads share. */

export type SharedClock = Float64Array<SharedArrayBuffer>

const monotonic = () => Number(process.hrtime.bigint()) / 1e6

export const createSharedClock = (): SharedClock => new Float64Array(new SharedArrayBuffer(8))

export function setSharedClock(clock: SharedClock, now: Date): void {
  clock[0] = now.getTime() - monotonic()
}

export const readSharedClock = (clock: SharedClock): Date => new Date((clock[0] as number) + monotonic())

/** Limits to how long the host itself may take over a request; a visitor's slow line takes nothing from them. */

export class TimeoutError extends Error {
  readonly code = 'TIMEOUT'
}

/** Rejects once the time is over, unless the work was faster. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    // What has arrived while this process was busy with something else is read first.
    timer = setTimeout(() => setImmediate(reject, new TimeoutError('Timed out')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Rejects when nothing has come of the work for the given time, in which the visitor kept nobody waiting: the clock stands
 * still while the next piece of the body is on its way.
 * @param work gets the request in whose place it has to read
 */
export async function withServerTimeout<T>(
  milliseconds: number,
  request: Request,
  work: (request: Request) => Promise<T>,
): Promise<T> {
  if (!request.body) return withTimeout(milliseconds, work(request))
  const reader = request.body.getReader()
  let timer: NodeJS.Timeout | undefined
  let late: (error: Error) => void = () => {}
  const lateness = new Promise<never>((_, reject) => {
    late = reject
  })
  const start = (body: ReadableStreamDefaultController) => {
    timer = setTimeout(() => {
      const error = new TimeoutError('Timed out')
      body.error(error)
      late(error)
    }, milliseconds)
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start,
      async pull(controller) {
        clearTimeout(timer)
        const { done, value } = await reader.read()
        start(controller)
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead: only what is asked for is waited for.
    { highWaterMark: 0 },
  )
  const timed = new Request(request, { body, duplex: 'half' } as RequestInit)
  return Promise.race([work(timed), lateness]).finally(() => clearTimeout(timer))
}

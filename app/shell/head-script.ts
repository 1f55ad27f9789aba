/** What a route may export as `handle`. */
export type RouteHandle = { headScript?: string }

/**
 * A script that stands first in the head of one route, before anything is loaded: `export const handle = headScript(run, …)`.
 * It is the function's own text, so it must not refer to anything outside of itself; what it needs is passed as JSON.
 */
export function headScript<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): RouteHandle {
  return { headScript: `(${run})(${args.map((arg) => JSON.stringify(arg)).join(',')})` }
}

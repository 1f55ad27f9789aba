/**
 * A call that stands in the head of a page as it is, before anything is loaded: the function's own text, so that it is typed
 * and checked like all other code. It must not refer to anything outside of itself; what it needs is passed, as JSON or,
 * when it is a function of the same sort, as that one's text.
 */
export function inlineCall<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run})(${args.map((arg) => (typeof arg === 'function' ? `${arg}` : JSON.stringify(arg))).join(',')})`
}

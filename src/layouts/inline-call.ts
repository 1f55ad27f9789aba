/**
 * Inlines a function's source text with its call, before anything loads. It must refer to nothing outside itself;
 * arguments are passed as JSON or, for such functions, as source text.
 */
export function inlineCall<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run})(${args.map((arg) => (typeof arg === 'function' ? `${arg}` : JSON.stringify(arg))).join(',')})`
}

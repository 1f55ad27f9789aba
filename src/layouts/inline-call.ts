/** Inlines a function's source text, so it must refer to nothing outside itself. Arguments: JSON, or such functions. */
export function inlineCall<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run})(${args.map((arg) => (typeof arg === 'function' ? `${arg}` : JSON.stringify(arg))).join(',')})`
}

import { readFileSync } from 'node:fs'

/**
 * Loaded into a host before anything else: moves its clock by as many milliseconds as stand in the file CLOCK_FILE, from the
 * moment they stand there. What counts time without a clock goes on as it did, as on a machine whose clock somebody sets.
 */

const file = process.env.CLOCK_FILE ?? ''
const RealDate = Date
let shift = 0

const look = () => {
  shift = Number(readFileSync(file, 'utf8')) || 0
}
look()
setInterval(look, 20).unref()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length ? given : [target.now() + shift], made),
  apply: (target) => new target(target.now() + shift).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + shift : Reflect.get(target, name, receiver),
})

import { readFileSync } from 'node:fs'

// Preloaded into a host: shifts its clock by the milliseconds in CLOCK_FILE. Monotonic clocks are unaffected, as on a
// real machine whose clock is set.

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

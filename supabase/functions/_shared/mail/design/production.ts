import process from 'node:process'

/**
 * Makes React load its production build, which renders a message in a tenth of the time. React checks once, at import, so
 * this comes before it. The one-machine host has set it already.
 */
try {
  process.env.NODE_ENV ??= 'production'
} catch {
  // An environment that cannot be written keeps what it has: messages are the same.
}

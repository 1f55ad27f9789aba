import process from 'node:process'

/** React's production build is ten times faster. React checks once, at import, so this is imported before it. */
try {
  process.env.NODE_ENV ??= 'production'
} catch {
  // A read-only environment keeps its value: the messages are the same.
}

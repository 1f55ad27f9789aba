/** React checks it once, at import, so every entry point of the host imports this first. */
process.env.NODE_ENV ??= 'production'

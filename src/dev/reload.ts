/**
 * In development: a component that one page brings to life is plain HTML on another one, whose browser has no such module to
 * put in its place. That page is loaded again.
 */

performance.setResourceTimingBufferSize(10_000)

import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const components = updates.filter(({ type, path }) => type === 'js-update' && /\.tsx$/.test(path))
  if (components.length > 0 && !components.some(({ path }) => loaded.includes(path))) location.reload()
})

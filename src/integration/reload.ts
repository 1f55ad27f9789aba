/** In development: where another page's island is static, the browser has no module to replace, so the page reloads. */

performance.setResourceTimingBufferSize(10_000)

import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const components = updates.filter(({ type, path }) => type === 'js-update' && /\.tsx$/.test(path))
  if (components.length > 0 && !components.some(({ path }) => loaded.includes(path))) location.reload()
})

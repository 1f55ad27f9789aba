import { hideNotice, showNotice } from './late-notice.ts'

/** Pauses before a script is asked for again, in milliseconds. */
const PAUSES = [300, 1000, 2000]
/** After this long the visitor is told, whether or not it still comes. */
export const TELL_AFTER_MS = 8_000

/** What a built script imports stands at its beginning. */
const IMPORTS = /port[^("'`]*["'`]\.\/([\w.-]+)/g

const coming = new Map<string, Promise<unknown>>()

async function get(url: string, [pause, ...pauses] = PAUSES): Promise<string> {
  try {
    const response = await fetch(url)
    if (!response.ok) throw new Error(url)
    return await response.text()
  } catch (error) {
    if (!pause) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return get(url, pauses)
  }
}

/**
 * Brings a built script, and all that it imports, into the browser's cache. A browser remembers an import that failed and
 * never asks again; a fetch can be repeated.
 */
export function fetchScript(name: string): Promise<unknown> {
  const running = coming.get(name)
  if (running) return running
  const started = get(`/assets/${name}`).then((text) =>
    Promise.all(Array.from(text.slice(0, 3_000).matchAll(IMPORTS), ([, part = '']) => fetchScript(part))),
  )
  coming.set(name, started)
  started.catch(() => coming.delete(name))
  return started
}

/** What the visitor has been told of. */
const missing = new Set<string>()

/** Imports a script that is needed later. The build puts it around every `import()` of ours (src/integration/script-address.ts). */
export async function later<T>(name: string, load: () => Promise<T>): Promise<T> {
  const tell = () => {
    missing.add(name)
    showNotice('lost')
  }
  const slow = setTimeout(tell, TELL_AFTER_MS)
  try {
    await fetchScript(name)
    const module = await load()
    if (missing.delete(name) && missing.size === 0) hideNotice()
    return module
  } catch (error) {
    tell()
    throw error
  } finally {
    clearTimeout(slow)
  }
}

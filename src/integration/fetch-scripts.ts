import { hideNotice, showNotice } from './late-notice.ts'

const PAUSES = [300, 1000, 2000]
/** When the visitor is told; it may still arrive. */
export const TELL_AFTER_MS = 8_000

/** Static imports, at the start of a built script. */
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

/** Brings a script and its imports into the cache with retries: a browser never repeats a failed import. */
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

const missing = new Set<string>()

/** The build wraps our `import()` calls in it (src/integration/script-address.ts). */
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

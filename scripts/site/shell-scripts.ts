import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { build } from 'vite'

const SHELL = fileURLToPath(new URL('../../app/shell/', import.meta.url))

/** One script, bundled by itself. An iife starts at once, a module when the page has been read. */
async function bundle(name: string, format: 'es' | 'iife'): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: { [name]: `${SHELL}${name}.ts` }, output: { format } },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const code = output[0].code.trim()
  if (output.length > 1) throw new Error(`${name} is more than one script`)
  if (code.includes('</script')) throw new Error(`${name} cannot stand inside an HTML page`)
  return code
}

/** They stand in the pages themselves: each is smaller than what asking for a file costs. */
export type ShellScripts = {
  /** Before anything paints, on pages with islands: no submit is lost before the island runs. */
  holdSubmits: string
  /** Modules: what every page does; the islands' lazy start. */
  page: string
  boot: string
}

/** The small scripts of the shell, without the framework. */
export async function shellScripts(): Promise<ShellScripts> {
  const [holdSubmits, page, boot] = await Promise.all([
    bundle('hold-submits', 'iife'),
    bundle('page', 'es'),
    bundle('boot', 'es'),
  ])
  return { holdSubmits, page, boot }
}

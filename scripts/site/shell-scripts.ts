import type { Rolldown } from 'vite'
import { build } from 'vite'

const SHELL = new URL('../../app/shell/', import.meta.url).pathname

async function bundle(names: string[], format: 'es' | 'iife'): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `${SHELL}${name}.ts`])),
        output: { format },
      },
    },
  })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return new Map(
    output.flatMap((chunk) =>
      chunk.type === 'chunk' && chunk.isEntry ? [[chunk.name, chunk.code.trim()]] : [],
    ),
  )
}

async function inline(name: string): Promise<string> {
  const code = (await bundle([name], 'iife')).get(name) ?? ''
  if (code.includes('</script')) throw new Error(`${name} cannot stand inside an HTML page`)
  return code
}

export type ShellScripts = {
  /** Inline, in every head: who seems to be signed in. */
  authFlag: string
  /** Inline, in heads of pages with React: no submit is lost before it runs. */
  holdSubmits: string
  /** Files: menus and signing out; lazy hydration. */
  page: string
  boot: string
}

/** The small scripts of the shell, each bundled by itself, without the framework. */
export async function shellScripts(): Promise<ShellScripts> {
  const [authFlag, holdSubmits, page, boot] = await Promise.all([
    inline('auth-flag'),
    inline('hold-submits'),
    bundle(['page'], 'es'),
    bundle(['boot'], 'es'),
  ])
  return { authFlag, holdSubmits, page: page.get('page') ?? '', boot: boot.get('boot') ?? '' }
}

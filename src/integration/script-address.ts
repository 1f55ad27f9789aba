import { basename } from 'node:path'
import type { Plugin } from 'vite'

const QUERY = /\?address$/
const LATER = /\bimport\([`'"]\.\/([\w.-]+)[`'"]\)/g
const MARK = /__SCRIPT_([\w$-]+)__/g

/** `import address from './part.ts?address'` for inline scripts; Astro would add a file that every page fetches. */
export function scriptAddress(): Plugin {
  return {
    name: 'script-address',
    enforce: 'pre',
    resolveId: {
      filter: { id: QUERY },
      async handler(source, importer) {
        const found = await this.resolve(source.replace(QUERY, ''), importer)
        return found && `${found.id}?address`
      },
    },
    load: {
      filter: { id: QUERY },
      handler(id) {
        const file = id.replace(QUERY, '')
        const { mode, command, root } = this.environment.config
        if (command === 'serve' || mode !== 'production')
          return `export default ${JSON.stringify(file.replace(root, ''))}`
        const chunk = this.emitFile({ type: 'chunk', id: file, name: basename(file, '.ts') })
        return `export default '__SCRIPT_${chunk}__'`
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(MARK, (_, chunk) => `/${this.getFileName(chunk)}`)
        if (this.environment.name !== 'client') return
        for (const file of Object.values(bundle))
          if (file.type === 'chunk')
            file.code = file.code.replace(LATER, (call, name) => `later(\`${name}\`,()=>${call})`)
      },
    },
  }
}

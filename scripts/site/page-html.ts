import { fitFontFaces } from './font-faces.ts'
import type { IslandScripts } from './island-scripts.ts'
import type { ShellScripts } from './shell-scripts.ts'

/** From the HTML that React Router writes to the HTML that is served. */

/** Links prerendered when the pointer rests on them. What depends on a session is left out, and pictures. */
const SPECULATION = {
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/auth*', '/profile*', '/pictures/*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
}

/** An island as app/shell/island.tsx renders it. */
const ISLAND = /(<div data-island="[^"]+"[\s\S]*?)<!--\/island-->/
/** React's marks between texts and round suspended parts. Outside of islands nobody reads them. */
const MARKS = /<!--(?:\/?\$.*?| )-->/g

/** React announces the page's first pictures. The browser finds them in the HTML just as soon. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/** Puts the shell's scripts into the head, after the viewport and before anything that paints. */
function withShell(html: string, shell: ShellScripts, extra: string, endSession: string): string {
  const rules = `<script type="speculationrules">${JSON.stringify(SPECULATION)}</script>`
  const scripts = `${extra}<script type="module" data-leave="${endSession}">${shell.page}</script>`
  return html
    .replace(/<meta name="viewport"[^>]*>/, (tag) => tag + scripts)
    .replace('</head>', () => `${rules}</head>`)
}

/**
 * @returns the page; one with an island gets the boot module, which waits for an idle moment or the visitor's first touch
 * @throws when a page has several islands: each is bundled for itself, and they would share neither code nor state
 */
export function finishPage(html: string, shell: ShellScripts, islands: IslandScripts): string {
  // Every second part is an island, and stays as React will look for it.
  const parts = html.split(ISLAND).map((part, i) => (i % 2 === 1 ? part : part.replace(MARKS, '')))
  const page = fitFontFaces(parts.join('').replace(PICTURE_PRELOAD, ''), parts.length > 1)
  const [name, ...more] = [...page.matchAll(/<div data-island="([^"]+)"/g)].map((match) => match[1] ?? '')
  if (name === undefined) return withShell(page, shell, '', islands.endSession)
  if (more.length > 0) throw new Error(`A page can have one island, and this one has ${name} and ${more}`)
  const script = islands.entries.get(name)
  if (!script) throw new Error(`There is no app/islands/${name}.tsx`)
  const boot =
    `<script>${shell.holdSubmits}</script>` +
    `<script type="module" data-hydrate="${script.url}" data-preload="${script.preloads.join(' ')}" ` +
    `data-styles="${script.styles.join(' ')}">${shell.boot}</script>`
  return withShell(page, shell, boot, script.endSession)
}

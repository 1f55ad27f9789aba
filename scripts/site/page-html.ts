import { splitFontFaces } from './font-faces.ts'
import { END_SESSION, type IslandScript } from './island-scripts.ts'
import type { ShellScripts } from './shell-scripts.ts'

/** From the HTML that React Router writes to the HTML that is served. */

/** Links prerendered when the pointer rests on them. What depends on a session or does something is left out. */
const SPECULATION = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...['/auth*', '/login', '/register', '/reset-password', '/profile*', '/assets/*', '/dev/*'].map(
            (path) => ({
              not: { href_matches: path },
            }),
          ),
        ],
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
function withShell(html: string, shell: ShellScripts, extra: string, endSession?: IslandScript): string {
  const rules = `<script type="speculationrules">${JSON.stringify(SPECULATION)}</script>`
  const leave = endSession ? ` data-leave="${endSession.url}"` : ''
  const scripts = `<script>${shell.authFlag}</script>${extra}<script type="module"${leave}>${shell.page}</script>`
  return html
    .replace(/<meta name="viewport"[^>]*>/, (tag) => tag + scripts)
    .replace('</head>', () => `${rules}</head>`)
}

/**
 * @param islands the scripts of each island by its name
 * @param addStyles stores a style sheet and returns its URL
 * @returns the page; one with islands gets the boot module, which waits for an idle moment or the visitor's first touch
 */
export function finishPage(
  html: string,
  shell: ShellScripts,
  islands: ReadonlyMap<string, IslandScript>,
  addStyles: (name: string, css: string) => string,
): string {
  // Every second part is an island, and stays as React will look for it.
  const parts = html.split(ISLAND).map((part, i) => (i % 2 === 1 ? part : part.replace(MARKS, '')))
  const { html: page, spare } = splitFontFaces(parts.join('').replace(PICTURE_PRELOAD, ''))
  const names = new Set([...page.matchAll(/<div data-island="([^"]+)"/g)].map((match) => match[1] ?? ''))
  if (names.size === 0) return withShell(page, shell, '', islands.get(END_SESSION))
  const scripts = [...names].map((name) => {
    const script = islands.get(name)
    if (!script) throw new Error(`There is no app/islands/${name}.tsx`)
    return script
  })
  const urls = scripts.map(({ url }) => url).join(' ')
  const preloads = [...new Set(scripts.flatMap((script) => script.preloads))].join(' ')
  const sheets = new Set(scripts.flatMap((script) => script.styles))
  // Visitors type in every script, and what they typed may be shown to them.
  if (spare) sheets.add(addStyles('faces', spare))
  const styles = [...sheets].join(' ')
  const boot =
    `<script>${shell.holdSubmits}</script>` +
    `<script type="module" data-islands="${urls}" data-preload="${preloads}" data-styles="${styles}">${shell.boot}</script>`
  return withShell(page, shell, boot, islands.get(END_SESSION))
}

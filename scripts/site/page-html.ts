import type { IslandScript } from './island-scripts.ts'

/** From the HTML that React Router writes to the HTML that is served. */

export type ShellAssets = {
  authFlag: string
  holdSubmits: string
  /** URLs of the files made from the other two scripts. */
  pageUrl: string
  bootUrl: string
}

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

/** Puts the shell's scripts into the head, after the viewport and before anything that paints. */
function withShell(html: string, shell: ShellAssets, extra: string): string {
  const rules = `<script type="speculationrules">${JSON.stringify(SPECULATION)}</script>`
  const scripts = `<script>${shell.authFlag}</script>${extra}<script type="module" src="${shell.pageUrl}"></script>`
  return html
    .replace(/<meta name="viewport"[^>]*>/, (tag) => tag + scripts)
    .replace('</head>', `${rules}</head>`)
}

/**
 * @param islands the scripts of each island by its name
 * @returns the page; one with islands gets the boot module, which waits for an idle moment or the visitor's first touch
 */
export function finishPage(
  html: string,
  shell: ShellAssets,
  islands: ReadonlyMap<string, IslandScript>,
): string {
  // Every second part is an island, and stays as React will look for it.
  const parts = html.split(ISLAND).map((part, i) => (i % 2 === 1 ? part : part.replace(MARKS, '')))
  const page = parts.join('')
  const names = new Set([...page.matchAll(/<div data-island="([^"]+)"/g)].map((match) => match[1] ?? ''))
  if (names.size === 0) return withShell(page, shell, '')
  const scripts = [...names].map((name) => {
    const script = islands.get(name)
    if (!script) throw new Error(`There is no app/islands/${name}.tsx`)
    return script
  })
  const urls = scripts.map(({ url }) => url).join(' ')
  const preloads = [...new Set(scripts.flatMap((script) => script.preloads))].join(' ')
  const boot =
    `<script>${shell.holdSubmits}</script>` +
    `<script type="module" src="${shell.bootUrl}" data-islands="${urls}" data-preload="${preloads}"></script>`
  return withShell(page, shell, boot)
}

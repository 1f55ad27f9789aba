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

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]+?)<\/script>/
const PRELOAD = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*\/?>/g
const IMPORTED = /(?:from |import |import\()"([^"]+)"/g

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Puts the shell's scripts into the head, after the viewport and before anything that paints. */
function withShell(html: string, shell: ShellAssets, extra: string): string {
  const rules = `<script type="speculationrules">${JSON.stringify(SPECULATION)}</script>`
  const scripts = `<script>${shell.authFlag}</script>${extra}<script type="module" src="${shell.pageUrl}"></script>`
  return html
    .replace(/<meta name="viewport"[^>]*>/, (tag) => tag + scripts)
    .replace('</head>', `${rules}</head>`)
}

/**
 * @param addAsset stores a script and returns its URL
 * @returns the page; a page with React gets the boot module in place of its entry, which then waits for an idle moment or
 *   the visitor's first touch
 */
export function finishPage(
  html: string,
  shell: ShellAssets,
  addAsset: (name: string, code: string) => string,
): string {
  const entry = MODULE_SCRIPT.exec(html)?.[1]
  // The markers between texts and round suspended parts mean something only to React.
  if (!entry) return withShell(html.replace(/<!--(?:\/?\$.*?| )-->/g, ''), shell, '')
  const preloads = new Set(
    [...html.matchAll(PRELOAD), ...entry.matchAll(IMPORTED)].map((match) => match[1] ?? ''),
  )
  const entryUrl = addAsset('page', entry)
  const boot =
    `<script>${shell.holdSubmits}</script>` +
    `<script type="module" src="${shell.bootUrl}" data-entry="${attribute(entryUrl)}" data-preload="${attribute([...preloads].join(' '))}"></script>`
  const lazy = html
    .replace(PRELOAD, '')
    // The empty element stays: React looks for it when it takes over the page.
    .replace(MODULE_SCRIPT, '<script type="module" async=""></script>')
  return withShell(lazy, shell, boot)
}

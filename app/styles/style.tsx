/**
 * CSS written into the page itself, so that the first paint waits for no second file. It belongs outside of islands, whose
 * scripts would carry it a second time. `css` comes from an `…css?inline` import.
 */
export function Style({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, known at build time
  return <style dangerouslySetInnerHTML={{ __html: css }} />
}

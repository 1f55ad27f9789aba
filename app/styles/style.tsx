/**
 * CSS written into the page itself, so that the first paint waits for no second file. It is rendered at build time only:
 * the browser keeps what the HTML carries, and the bundle stays free of CSS. Call it as
 * `<Style css={import.meta.env.SSR ? css : ''} />`, with `css` from an `…css?inline` import.
 */
export function Style({ css }: { css: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, known at build time
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
}

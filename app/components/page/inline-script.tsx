/**
 * A small script of one page, written into it: the function's own text, so that it is typed and checked like all other code
 * and the policy can allow it by its hash. It must not refer to anything outside of itself.
 */
export function InlineScript({ run }: { run: () => void }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, known at build time
  return <script type="module" dangerouslySetInnerHTML={{ __html: `(${run})()` }} />
}

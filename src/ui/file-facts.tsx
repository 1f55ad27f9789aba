import { DOCUMENT_WORDS as words } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import { extensionOf } from '#contract/files.ts'
import { fill, numberText } from '#contract/language.ts'

const KB = 1024
const MB = 1024 * 1024

const isLarge = (whole: number) => whole >= 0.95 * MB

/** '2.4 MB', '40 KB' */
export const sizeText = (bytes: number): string =>
  fill(isLarge(bytes) ? words.megabytes : words.kilobytes, { size: inUnitOf(bytes, bytes) })

/** '3.9 of 6.3 MB' */
export const partText = (bytes: number, whole: number): string =>
  fill(words.part, { part: inUnitOf(bytes, whole), whole: sizeText(whole) })

function inUnitOf(bytes: number, whole: number): string {
  if (isLarge(whole)) return numberText(bytes / MB, 1, LANGUAGE)
  return String(bytes > 0 ? Math.max(1, Math.round(bytes / KB)) : 0)
}

/** Not translated. */
export function FileName({ name }: { name: string }) {
  return (
    <>
      <span className="file-type" aria-hidden="true" translate="no">
        {extensionOf(name)?.toUpperCase()}
      </span>
      <span className="file-name" title={name} translate="no">
        <bdi>{name}</bdi>
      </span>
    </>
  )
}

/**
 * A file's name without its extension, paths, and all characters that a file system or header could misread.
 * @param name with an extension
 */
export function safeStem(name: string): string {
  const stem = name.slice(0, name.lastIndexOf('.')).normalize('NFC')
  const safe = stem.replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '-').replace(/^[-\s]+|[-\s]+$/g, '')
  // By characters: half of one could not stand in a header.
  return [...safe].slice(0, 80).join('')
}

/**
 * The file name of a downloaded document: the customer's name for it, with the extension that was checked.
 * @param position place of the document in its request, from 1
 */
export function downloadName(reference: string, position: number, name: string, extension: string): string {
  const safe = safeStem(name)
  return `${reference}-${position}${safe ? `-${safe}` : ''}.${extension}`
}

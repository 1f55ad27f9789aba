/**
 * The name under which a document is saved. The customer's name for it is shown nowhere as a path and keeps no characters
 * that a file system or a header could read in two ways; the extension is the checked one.
 * @param position place of the document in its request, from 1
 */
export function downloadName(reference: string, position: number, name: string, extension: string): string {
  const stem = name.slice(0, name.lastIndexOf('.')).normalize('NFC')
  const safe = stem
    .replace(/[^\p{L}\p{M}\p{N} _-]+/gu, '-')
    .replace(/^[-\s]+|[-\s]+$/g, '')
    .slice(0, 80)
  return `${reference}-${position}${safe ? `-${safe}` : ''}.${extension}`
}

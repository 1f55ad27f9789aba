/**
 * The file name of a downloaded document. The customer's name for it loses paths and all characters that a file system or
 * header could misread; the extension is the checked one.
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

/** More is not read into memory, and Web Crypto takes a file only as a whole. */
export const DIGEST_LIMIT = 100 * 1024 * 1024

/**
 * The SHA-256 of a file, in hexadecimal digits.
 * @throws when the file cannot be read, or the page is not a secure one
 */
export async function fileDigest(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

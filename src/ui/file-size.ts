const KB = 1024
const MB = 1024 * 1024

/** '2.4 MB', '40 KB' */
export function sizeText(bytes: number): string {
  return `${inUnitOf(bytes, bytes)} ${unitOf(bytes)}`
}

/** '3.9 of 6.3 MB' */
export function partText(bytes: number, whole: number): string {
  return `${inUnitOf(bytes, whole)} of ${sizeText(whole)}`
}

function unitOf(whole: number): string {
  return whole < 0.95 * MB ? 'KB' : 'MB'
}

function inUnitOf(bytes: number, whole: number): string {
  if (unitOf(whole) === 'MB') return (bytes / MB).toFixed(1)
  return String(bytes > 0 ? Math.max(1, Math.round(bytes / KB)) : 0)
}

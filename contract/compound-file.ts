/** As much of [MS-CFB] as it takes to recognise a Word document. */

type CompoundFile = { word: 'doc' | 'other' | undefined; needsPassword: boolean }

type Entry = { name: string; type: number; start: number; size: number }

const ROOT = 5
/** Higher sector numbers have special meanings. */
const NO_SECTOR = 0xfffffffa

/** Encrypted with a password, or for certain people. */
const ENCRYPTED = ['EncryptedPackage', '\tDRMContent']

/** Of sectors of 512 and 4,096 bytes. */
const SECTOR_SHIFTS = [9, 12]

const FLAGS_AT = 10
const IS_ENCRYPTED = 0x0100

function reader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const number = (at: number) => view.getUint32(at, true)
  const shift = view.getUint16(30, true)
  if (!SECTOR_SHIFTS.includes(shift)) throw new Error('no sectors of a size that exists')
  const sectorSize = 1 << shift
  const perSector = sectorSize / 4
  const most = Math.ceil(bytes.length / sectorSize)
  const offsetOf = (sector: number) => (sector + 1) * sectorSize

  /** The header holds the first 109 sectors, and names where the rest are listed. */
  const tables = Array.from({ length: 109 }, (_, i) => number(76 + i * 4))
  let list = number(68)
  for (; tables.length < most && list < NO_SECTOR; list = number(offsetOf(list) + sectorSize - 4))
    for (let j = 0; j < perSector - 1; j++) tables.push(number(offsetOf(list) + j * 4))

  function* chain(start: number): Generator<number> {
    let sector = start
    for (let i = 0; i < most && sector < NO_SECTOR; i++) {
      yield sector
      const table = tables[Math.floor(sector / perSector)] ?? NO_SECTOR
      if (table >= NO_SECTOR) return
      sector = number(offsetOf(table) + (sector % perSector) * 4)
    }
  }

  function entries(): Entry[] {
    const found: Entry[] = []
    for (const sector of chain(number(48))) {
      for (let at = offsetOf(sector); at < offsetOf(sector + 1); at += 128) {
        const length = Math.min(Math.max(view.getUint16(at + 64, true) - 2, 0), 62)
        const codes = Array.from({ length: length / 2 }, (_, i) => view.getUint16(at + i * 2, true))
        const name = String.fromCharCode(...codes)
        found.push({ name, type: view.getUint8(at + 66), start: number(at + 116), size: number(at + 120) })
      }
    }
    return found
  }

  /** Short streams share the root's stream. */
  function streamAt({ start, size }: Entry, root: Entry): number {
    if (size >= number(56)) return offsetOf(start)
    const at = start * 64
    const sector = [...chain(root.start)][Math.floor(at / sectorSize)]
    return offsetOf(sector ?? NO_SECTOR) + (at % sectorSize)
  }

  const flagsAt = (at: number) => view.getUint16(at + FLAGS_AT, true)
  return { entries, streamAt, flagsAt }
}

export function readCompoundFile(bytes: Uint8Array): CompoundFile {
  try {
    const { entries, streamAt, flagsAt } = reader(bytes)
    const all = entries()
    const root = all.find(({ type }) => type === ROOT)
    if (!root) return { word: undefined, needsPassword: false }
    // Of Word, or of another program: encrypted, so nobody can tell.
    if (all.some(({ name }) => ENCRYPTED.includes(name))) return { word: undefined, needsPassword: true }
    const document = all.find(({ name }) => name === 'WordDocument')
    if (!document) return { word: 'other', needsPassword: false }
    return { word: 'doc', needsPassword: (flagsAt(streamAt(document, root)) & IS_ENCRYPTED) !== 0 }
  } catch {
    // Truncated or made up: damaged, but without a password.
    return { word: undefined, needsPassword: false }
  }
}

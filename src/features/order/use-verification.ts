import { useRef, useState } from 'react'
import type { Verification } from '#contract/order.ts'
import { refusalOf } from '#src/lib/backend/call-function.ts'
import { verifyDocument } from '#src/lib/backend/order-backend.ts'

type Known = Omit<Verification & { known: true }, 'known'>

export type Verified = { file: string } & (
  | { step: 'reading' | 'tooLarge' | 'unreadable' | 'insecure' }
  | { step: 'asking' | 'unknown' | 'failed' | 'busy'; sha256: string }
  | ({ step: 'known' | 'replaced' | 'takenBack'; sha256: string } & Known)
)

/** Computes a file's SHA-256 on this device and asks whether we have delivered a file of this digest. */
export function useVerification() {
  const [state, setState] = useState<Verified>()
  // Counts files; what is found out about an earlier one is not shown any more.
  const round = useRef(0)

  const ask = async (file: string, sha256: string, current: number) => {
    const show = (next: Verified) => current === round.current && setState(next)
    show({ file, step: 'asking', sha256 })
    try {
      const found = await verifyDocument(sha256)
      if (!found.known) return show({ file, step: 'unknown', sha256 })
      const { known, ...facts } = found
      const step = facts.replacedOn ? 'replaced' : facts.takenBackOn ? 'takenBack' : 'known'
      show({ file, step, sha256, ...facts })
    } catch (error) {
      const busy = refusalOf(error).code === 'too-many-requests'
      show({ file, step: busy ? 'busy' : 'failed', sha256 })
    }
  }

  const check = async (file: File) => {
    round.current += 1
    const current = round.current
    const show = (next: Verified) => current === round.current && setState(next)
    const { name } = file
    if (file.size > DIGEST_LIMIT) return show({ file: name, step: 'tooLarge' })
    // Unknown to browsers where anybody on the way could change the page.
    if (!window.isSecureContext) return show({ file: name, step: 'insecure' })
    show({ file: name, step: 'reading' })
    const sha256 = await fileDigest(file).catch(() => undefined)
    if (sha256 === undefined) return show({ file: name, step: 'unreadable' })
    await ask(name, sha256, current)
  }

  return {
    state,
    check: (file: File) => void check(file),

    again() {
      if (state && 'sha256' in state) void ask(state.file, state.sha256, round.current)
    },
  }
}

/** More is not read into memory, and Web Crypto takes a file only as a whole. */
export const DIGEST_LIMIT = 100 * 1024 * 1024

/** SHA-256 in hexadecimal digits. @throws when the file cannot be read, or the page is not a secure one */
export async function fileDigest(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

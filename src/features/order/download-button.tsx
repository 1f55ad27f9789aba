import { useState } from 'react'
import { ORDER_FAILURES } from '#content/order.ts'
import { DOWNLOAD_WORDS } from '#content/papers.ts'
import { fill } from '#contract/language.ts'
import type { OpenedFile } from '#contract/order.ts'
import { refusalOf } from '#src/lib/backend/call-function.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { Problem } from '#src/ui/press.tsx'

type DownloadButtonProps = {
  /** Its name, or what the button says instead of it. */
  file?: string
  label?: string
  /** Asks for the file's address, which works for a minute. */
  fetch: () => Promise<OpenedFile>
  isPrimary?: boolean
}

export function DownloadButton({ file = '', label, fetch, isPrimary = false }: DownloadButtonProps) {
  const [problem, setProblem] = useState<string>()
  const [busy, press] = useBusy(async () => {
    setProblem(undefined)
    try {
      // An attachment: the page stays.
      location.assign((await fetch()).url)
    } catch (error) {
      setProblem(navigator.onLine ? failureText(error) : ORDER_FAILURES.offline)
    }
  })

  return (
    <span className="download">
      <BusyButton
        className={isPrimary ? 'btn' : 'btn ghost small'}
        busy={busy}
        aria-label={label ?? fill(DOWNLOAD_WORDS.downloadFile, { name: file })}
        onClick={press}
        label={label ?? DOWNLOAD_WORDS.download}
        busyLabel={DOWNLOAD_WORDS.busy}
      />
      <Problem text={problem} />
    </span>
  )
}

function failureText(error: unknown): string {
  const { code } = refusalOf(error)
  if (code === 'too-many-requests') return ORDER_FAILURES.busy
  return code === 'link-replaced' || code === 'link-expired' ? ORDER_FAILURES.link : DOWNLOAD_WORDS.failed
}

import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { SEND_WORDS } from '#content/files.ts'
import { OFFLINE } from '#content/messages.ts'
import { fill } from '#contract/language.ts'
import { listen } from '#src/lib/listen.ts'
import { BusyButton, Button } from '#src/ui/busy-button.tsx'
import { partText } from '#src/ui/file-facts.tsx'
import { type FileList, totalsOf } from '#src/ui/file-list.ts'
import { ProgressBar } from '#src/ui/file-row.tsx'
import type { Phase } from './use-request-form.ts'

type SendRequestProps = {
  phase: Phase
  documents: { list: FileList; checking: boolean; cancel: () => void }
  label: string
  busyLabel: string
  quiet?: boolean
  children?: ReactNode
}

export function SendRequest(props: SendRequestProps) {
  const { phase, documents, label, busyLabel, quiet = false, children } = props
  const [cancelled, setCancelled] = useState(false)
  const online = useOnline()
  const busy = phase !== 'filling'
  useEffect(() => {
    if (phase === 'uploading') setCancelled(false)
  }, [phase])
  const cancel = (event: MouseEvent<HTMLElement>) => {
    // Keeps the focus near, where the busy button restores it.
    event.currentTarget.parentElement?.focus({ preventScroll: true })
    setCancelled(true)
    documents.cancel()
  }
  return (
    <div className="send">
      <div role="status">{!online && <p className="offline">{OFFLINE}</p>}</div>
      <BusyButton className={quiet ? 'btn ghost' : 'btn'} busy={busy} label={label} busyLabel={busyLabel} />
      {phase === 'uploading' && (documents.checking || documents.list.files.length > 0) && (
        <Button look="btn ghost" label={SEND_WORDS.cancel} onPress={cancel} />
      )}
      <div role="status">{cancelled && !busy && <p>{SEND_WORDS.cancelled}</p>}</div>
      {busy && documents.list.files.length > 0 && <UploadTotal list={documents.list} />}
      {children}
    </div>
  )
}

/** Beside the button, because the list may be off screen. */
function UploadTotal({ list }: { list: FileList }) {
  const { sent, bytes } = totalsOf(list)
  return (
    <div className="status overall">
      <ProgressBar label={SEND_WORDS.uploading} percent={Math.round((sent / bytes) * 100)} />
      <span>{fill(SEND_WORDS.documents, { part: partText(sent, bytes) })}</span>
    </div>
  )
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

const subscribe = (listener: () => void) => listen({ online: listener, offline: listener })

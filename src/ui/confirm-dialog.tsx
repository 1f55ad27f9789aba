import { type ReactNode, type RefObject, useId } from 'react'

type ConfirmDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  title: ReactNode
  text: string
  cancel: string
  busy: boolean
  onClose?: () => void
  children: ReactNode
}

/** The browser traps the focus, and restores it afterwards. */
export function ConfirmDialog({ dialog, title, text, cancel, busy, onClose, children }: ConfirmDialogProps) {
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => busy && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
      <button className="btn ghost" type="button" disabled={busy} onClick={() => dialog.current?.close()}>
        {cancel}
      </button>
    </dialog>
  )
}

import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DOCUMENT_WORDS as words } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import { ACCEPTED_FILES, extensionList } from '#contract/files.ts'
import { fill, parts, plural } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { listen } from '#src/lib/listen.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { CrossIcon } from './busy-button.tsx'
import { Message, messageId } from './field.tsx'
import { partText, sizeText } from './file-facts.tsx'
import { type FileList as DocumentList, type Refusal, readProblemOf, totalsOf } from './file-list.ts'
import { FileRow } from './file-row.tsx'

type FileFieldProps = {
  id: string
  documents: {
    list: DocumentList
    /** A file that was chosen is still being looked at. */
    checking?: boolean
    /** @param replaced row of an unreadable file that these replace */
    add: (files: File[], replaced?: string) => void
    remove: (id: string) => void
    dismiss: (id: string) => void
  }
  sending: boolean
  /** No more changes: the request is being saved. */
  locked: boolean
  most?: number
  maxBytes?: number
  passwordHelp?: string
  error?: string | undefined
}

export function FileField({
  id,
  documents: { list, checking = false, add, remove, dismiss },
  sending,
  locked,
  most = FILE_LIMITS.maxFiles,
  maxBytes = FILE_LIMITS.maxBytes,
  passwordHelp,
  error,
}: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const replaced = useRef<string>(undefined)
  const failed = list.files.filter((file) => file.state === 'failed' || readProblemOf(file))
  const { over, zone } = useDropZone(locked ? undefined : (files) => add(files))

  const take = (element: HTMLInputElement) => {
    const files = [...(element.files ?? [])]
    // Emptied, so that a removed file can be chosen again.
    element.value = ''
    if (files.length === 0) return
    add(files, replaced.current)
    // The button goes with its row.
    if (replaced.current) element.focus()
  }

  const chooseAgain = (fileId: string) => {
    // Clicking the field forgets the row of a cancelled dialog.
    input.current?.click()
    replaced.current = fileId
  }

  // Files may have been chosen before the script arrived.
  useOnChange([], () => {
    if (input.current) take(input.current)
  })

  /** Its button goes with the row. */
  const takeOut = (row: string, from: '.files' | '.refused', remove: (id: string) => void) => {
    const buttons = [...(field.current?.querySelectorAll<HTMLElement>(`${from} .remove`) ?? [])]
    const next = nextFocus(buttons)
    remove(row)
    ;(next ?? input.current)?.focus()
  }

  return (
    <div className={error ? 'field invalid' : 'field'} ref={field}>
      <div className={over ? 'drop over' : 'drop'} {...zone}>
        <input
          className="visually-hidden"
          ref={input}
          type="file"
          id={id}
          multiple
          accept={ACCEPTED_FILES}
          disabled={locked}
          aria-invalid={failed.length > 0 || error !== undefined}
          aria-describedby={[
            `${id}-hint`,
            error && messageId(id),
            ...failed.map(({ id: row }) => `${row}-status`),
          ]
            .filter(Boolean)
            .join(' ')}
          onClick={() => {
            replaced.current = undefined
          }}
          onChange={(event) => take(event.currentTarget)}
        />
        <label className="btn ghost" htmlFor={id}>
          {words.choose}
        </label>
        <span id={`${id}-hint`}>
          {parts<ReactNode>(words.limits, {
            drop: <i key="drop">{`${words.drop} `}</i>,
            types: extensionList(LANGUAGE.tag),
            size: <span key="size">{fill(words.size, { megabytes: maxBytes / 1024 / 1024 })}</span>,
            most: <span key="most">{most}</span>,
          })}
        </span>
      </div>
      <Message field={{ name: id, error }} />
      <div role="status">{checking && <p className="hint">{words.checking}</p>}</div>
      <Refusals list={list} onDismiss={(id) => takeOut(id, '.refused', dismiss)} />
      {list.files.length > 0 && (
        <>
          <ul className="files" aria-label={words.chosen}>
            {list.files.map((file) => (
              <FileRow
                key={file.id}
                request={file}
                locked={locked}
                passwordHelp={passwordHelp}
                onRemove={() => takeOut(file.id, '.files', remove)}
                onChooseAgain={() => chooseAgain(file.id)}
              />
            ))}
          </ul>
          <Total list={list} sending={sending} />
        </>
      )}
    </div>
  )
}

function Refusals({ list, onDismiss }: { list: DocumentList; onDismiss: (id: string) => void }) {
  return (
    // Always present, so that assistive technology announces its content.
    <div role="alert">
      {list.refusals.length > 0 && (
        <ul className="refused">
          {list.refusals.map((refusal) => (
            <li key={refusal.id}>
              <span className="error-message" id={refusal.id}>
                <RefusalText refusal={refusal} />
              </span>
              <button
                className="remove"
                type="button"
                aria-label={words.dismiss}
                aria-describedby={refusal.id}
                onClick={() => onDismiss(refusal.id)}
              >
                <CrossIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The name is isolated, so that a right-to-left one does not turn the sentence round. */
function RefusalText({ refusal: { name, message } }: { refusal: Refusal }) {
  const at = message.indexOf(name)
  if (at < 0) return <span>{message}</span>
  return (
    <span>
      {at > 0 && <span>{message.slice(0, at)}</span>}
      <bdi>{name}</bdi>
      <span>{message.slice(at + name.length)}</span>
    </span>
  )
}

function Total({ list, sending }: { list: DocumentList; sending: boolean }) {
  const { files, stored, bytes, sent } = totalsOf(list)
  const begun = sending || stored > 0
  const texts = begun ? words.uploads : words.files
  return (
    <p className="total-size">
      {/* Spoken per file; bytes change too often. */}
      <span role="status">{plural(LANGUAGE.tag, texts, files, { stored })}</span>
      <span>{begun ? partText(sent, bytes) : sizeText(bytes)}</span>
    </p>
  )
}

/** After a removal: the next row's button, or else the previous one. */
function nextFocus(buttons: HTMLElement[]): HTMLElement | undefined {
  const index = buttons.indexOf(document.activeElement as HTMLElement)
  return index < 0 ? undefined : (buttons[index + 1] ?? buttons[index - 1])
}

export function useDropZone(onAdd: ((files: File[]) => void) | undefined) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    // A file dropped beside the zone would replace the page, and lose the answers.
    const keepPage = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') && !event.defaultPrevented) {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'none'
      }
    }
    return listen({ dragover: keepPage, drop: keepPage })
  }, [])

  const zone = {
    onDragOver(event: DragEvent) {
      if (!onAdd || !event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      if (!onAdd || event.dataTransfer.files.length === 0) return
      event.preventDefault()
      onAdd([...event.dataTransfer.files])
    },
  }
  return { over, zone }
}

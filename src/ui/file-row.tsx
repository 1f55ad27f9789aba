import { CHOOSE_AGAIN, READ_PROBLEMS, DOCUMENT_WORDS as words } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import type { ReadProblem } from '#contract/files.ts'
import { fill, parts } from '#contract/language.ts'
import { CrossIcon } from './busy-button.tsx'
import { FileName, partText, sizeText } from './file-facts.tsx'
import type { RequestFile } from './file-list.ts'

type FileRowProps = {
  request: RequestFile
  locked: boolean
  passwordHelp?: string | undefined
  onRemove: () => void
  onChooseAgain: () => void
}

export function FileRow({ request, locked, passwordHelp, onRemove, onChooseAgain }: FileRowProps) {
  const { file, state, needsPassword } = request
  return (
    <li>
      <FileName name={file.name} />
      {state === 'changed' || state === 'gone' ? (
        <Unreadable request={request} problem={state} locked={locked} onChooseAgain={onChooseAgain} />
      ) : (
        <FileStatus request={request} />
      )}
      {needsPassword && passwordHelp && (
        <p className="file-note" role="status">
          {passwordHelp}
        </p>
      )}
      <button
        className="remove"
        type="button"
        disabled={locked}
        aria-label={fill(words.remove, { name: file.name })}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </li>
  )
}

type UnreadableProps = Pick<FileRowProps, 'request' | 'locked' | 'onChooseAgain'> & { problem: ReadProblem }

function Unreadable({ request: { id, file }, problem, locked, onChooseAgain }: UnreadableProps) {
  const again = (
    <button
      key="again"
      className="link"
      type="button"
      disabled={locked}
      aria-label={fill(LANGUAGE.label, { label: CHOOSE_AGAIN, text: file.name })}
      onClick={onChooseAgain}
    >
      {CHOOSE_AGAIN}
    </button>
  )
  return (
    <span className="status failed" id={`${id}-status`}>
      <span>
        {parts(READ_PROBLEMS[problem].row, { again }).map((part) =>
          typeof part === 'string' ? <span key={part}>{part}</span> : part,
        )}
      </span>
    </span>
  )
}

function FileStatus({ request }: { request: RequestFile }) {
  const { id, file, state, sent } = request
  const size = sizeText(file.size)
  switch (state) {
    case 'chosen':
    case 'changed':
    case 'gone':
      return <span className="status">{size}</span>
    case 'waiting':
      return <span className="status">{fill(words.waiting, { size })}</span>
    case 'retrying':
      return <span className="status">{words.retrying}</span>
    case 'failed':
      return (
        <span className="status failed" id={`${id}-status`}>
          {fill(words.failed, { size })}
        </span>
      )
    case 'stored':
      return (
        <span className="status uploaded">
          <svg width="16" height="13" aria-hidden="true">
            <path d="m1 7 4.5 4.5L15 1.5" />
          </svg>
          <span>{fill(words.uploaded, { size })}</span>
        </span>
      )
    case 'uploading': {
      const percent = Math.round((sent / file.size) * 100)
      return (
        <span className="status">
          <ProgressBar label={fill(words.uploading, { name: file.name })} percent={percent} />
          <span>{fill(words.progress, { part: partText(sent, file.size), percent })}</span>
        </span>
      )
    }
  }
}

export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <span
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}

import { CrossIcon } from './cross-icon.tsx'
import type { RequestFile } from './file-list.ts'
import { partText, sizeText } from './file-size.ts'
import { ProgressBar } from './progress-bar.tsx'

type FileRowProps = { request: RequestFile; locked: boolean; onRemove: () => void }

/** One document: its type, its name, how far it has got, and a button that takes it out. */
export function FileRow({ request, locked, onRemove }: FileRowProps) {
  const { file, extension } = request
  return (
    <li>
      <span className="ty" aria-hidden="true">
        {extension.toUpperCase()}
      </span>
      <span className="nm" title={file.name}>
        <bdi>{file.name}</bdi>
      </span>
      <FileStatus request={request} />
      <button
        className="rm"
        type="button"
        disabled={locked}
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
      >
        <CrossIcon />
      </button>
    </li>
  )
}

function FileStatus({ request }: { request: RequestFile }) {
  const { file, state, sent } = request
  const size = sizeText(file.size)
  switch (state) {
    case 'chosen':
      return <span className="st">{size}</span>
    case 'waiting':
      return <span className="st">Waiting, {size}</span>
    case 'retrying':
      return <span className="st">The connection failed. Trying again…</span>
    case 'failed':
      return <span className="st no">Not uploaded, {size}</span>
    case 'stored':
      return (
        <span className="st ok">
          <svg width="16" height="13" aria-hidden="true">
            <path d="m1 7 4.5 4.5L15 1.5" />
          </svg>
          Uploaded, {size}
        </span>
      )
    case 'uploading': {
      const percent = Math.round((sent / file.size) * 100)
      return (
        <span className="st">
          <ProgressBar label={`Uploading ${file.name}`} percent={percent} />
          {partText(sent, file.size)}, {percent}%
        </span>
      )
    }
  }
}

import type { ReactNode } from 'react'
import { PASSWORD_HELP } from '#content/files.ts'
import { GUEST_PAGE } from '#content/guest-request.ts'
import type { GuestRequest } from '#contract/guest-request.ts'
import { parts } from '#contract/language.ts'
import { FileName, sizeText } from '#src/ui/file-facts.tsx'
import { Day } from '#src/ui/times.tsx'

const { line, none, states, title, replaced: replacedText } = GUEST_PAGE.documents

type SentDocumentsProps = Pick<GuestRequest, 'documents'> & {
  canWrite: boolean
}

export function SentDocuments({ documents, canWrite }: SentDocumentsProps) {
  if (documents.length === 0) return <p className="none">{none}</p>
  return (
    <ul className="files" aria-label={title}>
      {documents.map(({ name, size, state, addedAt, needsPassword, replaced }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: documents keep their places, and two may have the same name
        <li key={i}>
          <FileName name={name} />
          <span
            className={
              state === 'accepted' ? 'status uploaded' : state === 'unchecked' ? 'status' : 'status failed'
            }
          >
            {parts<ReactNode>(line, {
              state: replaced ? replacedText : states[state],
              size: sizeText(size),
              date: <Day key="date" iso={addedAt} />,
            })}
          </span>
          {needsPassword && (
            <p className="file-note">{canWrite ? PASSWORD_HELP.order : PASSWORD_HELP.further}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

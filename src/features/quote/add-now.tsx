import { useState } from 'react'
import { QUOTE_SENT } from '#content/quote-sent.ts'
import type { NoticeWords } from '#contract/fields.ts'
import type { GuestRequest } from '#contract/guest-request.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { FurtherFiles } from '#src/features/guest-request/further-files.tsx'
import { SentDocuments } from '#src/features/guest-request/sent-documents.tsx'
import { REQUEST_PARAMETER } from '#src/features/guest-request/take-request-link.ts'
import { Notice } from '#src/form/notice.tsx'
import { IN_PLACE, useFocus } from '#src/ui/use-focus.ts'

type AddNowProps = {
  reference: string
  path: string | undefined
  onAdded: (count: number) => void
}

const words = QUOTE_SENT.add

/** Takes the documents of a request that was sent without any, there and then. */
export function AddNow({ reference, path, onAdded }: AddNowProps) {
  const [request, setRequest] = useState<GuestRequest>()
  const [said, setSaid] = useState<NoticeWords>()
  const token = path && new URL(path, location.href).searchParams.get(REQUEST_PARAMETER)
  const count = request?.documents.length ?? 0
  // A summary of what was refused has the focus otherwise.
  const heading = useFocus(said && count, IN_PLACE)

  return (
    <div className="add-now">
      <h2 id="add-title" tabIndex={-1} ref={heading}>
        {count > 0 ? words.added : words.title}
      </h2>
      <Notice notice={said} />
      {request && count > 0 ? (
        <SentDocuments documents={request.documents} canWrite={false} />
      ) : (
        <p>{words.text}</p>
      )}
      {token ? (
        <FurtherFiles
          token={token}
          request={request ?? { reference, filesLeft: FILE_LIMITS.maxFiles }}
          canWrite={false}
          isPrimary={count === 0}
          onAdded={(changed, said) => {
            setRequest(changed)
            setSaid(said)
            onAdded(changed.documents.length)
          }}
        />
      ) : (
        <p>{words.write}</p>
      )}
    </div>
  )
}

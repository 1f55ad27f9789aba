import { useRef } from 'react'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { fill } from '#contract/language.ts'
import { LARGEST_DELIVERY } from '#contract/operator.ts'
import type { SentDocument } from '#contract/order.ts'
import { Button, CrossIcon } from '#src/ui/busy-button.tsx'
import { FileName, sizeText } from '#src/ui/file-facts.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { openWaiting } from './operator-backend.ts'
import type { OperatorLink } from './use-operator-link.ts'
import type { useUploads } from './use-uploads.ts'

type UploadsProps = {
  link: OperatorLink
  uploads: ReturnType<typeof useUploads>
  waiting?: { documents: readonly SentDocument[]; words: Readonly<Record<'waiting' | 'ready', string>> }
  most: number
  words: Readonly<Record<'title' | 'hint', string>>
  maxBytes?: number
  error?: string | undefined
}

export function Uploads({
  link,
  uploads,
  waiting,
  most,
  words,
  maxBytes = LARGEST_DELIVERY,
  error,
}: UploadsProps) {
  return (
    <fieldset className="grp">
      <legend>{words.title}</legend>
      <p className="hint">{words.hint}</p>
      <FileField
        id="documents"
        documents={uploads}
        sending={uploads.running}
        locked={link.busy}
        most={most}
        maxBytes={maxBytes}
        error={error}
      />
      {uploads.list.files.some(({ state }) => state === 'failed') && (
        <Button look="btn ghost small" label={OPERATOR_ORDER.uploads.retry} onPress={uploads.again} />
      )}
      {waiting && waiting.documents.length > 0 && <Waiting link={link} {...waiting} />}
    </fieldset>
  )
}

type WaitingProps = Pick<UploadsProps, 'link'> & NonNullable<UploadsProps['waiting']>

function Waiting({ link, documents, words }: WaitingProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const remove = async (document: string) => {
    // The button goes with its document.
    title.current?.focus()
    await link.act({ action: 'remove', document })
  }
  // An attachment: the page stays.
  const look = (document: string) =>
    link.attempt(async () => location.assign((await openWaiting(link.token, document)).url))
  return (
    <>
      <h2 className="order-waiting" tabIndex={-1} ref={title}>
        {words.waiting}
      </h2>
      <ul className="files">
        {documents.map(({ id, name, size }) => (
          <li key={id}>
            <FileName name={name} />
            <span className="status uploaded">{fill(words.ready, { size: sizeText(size) })}</span>
            <button
              className="btn ghost small"
              type="button"
              disabled={link.busy}
              aria-label={fill(OPERATOR_ORDER.deliver.lookAt, { name })}
              onClick={() => look(id)}
            >
              {OPERATOR_ORDER.deliver.look}
            </button>
            <button
              className="remove"
              type="button"
              disabled={link.busy}
              aria-label={fill(OPERATOR_ORDER.uploads.remove, { name })}
              onClick={() => remove(id)}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

import { OPERATOR_ORDER } from '#content/operator.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import { useLeaveWarning } from '#src/form/use-request-form.ts'
import { FileName } from '#src/ui/file-facts.tsx'
import { Problem } from '#src/ui/press.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'
import { Uploads } from './uploads.tsx'
import { useUploads } from './use-uploads.ts'

const words = OPERATOR_ORDER.attach

/** Documents of the customer's that came another way than by their page: each is kept as soon as it has arrived. */
export function AttachPanel({ link, view }: PanelProps) {
  const uploads = useUploads({ ...link, uploaded: link.refresh }, FILE_LIMITS.maxBytes)
  const { files } = view.request
  useLeaveWarning(uploads.running)
  return (
    <Screen {...screenWords(view)} view={view}>
      <Problem text={link.problem} />
      <Uploads link={link} uploads={uploads} most={50} maxBytes={FILE_LIMITS.maxBytes} words={words} />
      {files.length > 0 && (
        <div role="status">
          <h2>{words.known}</h2>
          <ul className="files">
            {files.map(({ id, name }) => (
              <li key={id}>
                <FileName name={name} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Screen>
  )
}

import { extensionOf } from '#contract/files.ts'

/** Not translated. */
export function FileName({
  name,
  extension = extensionOf(name) ?? '',
}: {
  name: string
  extension?: string
}) {
  return (
    <>
      <span className="file-type" aria-hidden="true" translate="no">
        {extension.toUpperCase()}
      </span>
      <span className="file-name" title={name} translate="no">
        <bdi>{name}</bdi>
      </span>
    </>
  )
}

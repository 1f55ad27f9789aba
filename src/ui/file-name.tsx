import { extensionOf } from '#contract/files.ts'

/** Not translated. */
export function FileName({ name }: { name: string }) {
  return (
    <>
      <span className="file-type" aria-hidden="true" translate="no">
        {extensionOf(name)?.toUpperCase()}
      </span>
      <span className="file-name" title={name} translate="no">
        <bdi>{name}</bdi>
      </span>
    </>
  )
}

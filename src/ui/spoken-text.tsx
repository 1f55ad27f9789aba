import { FIELD_WORDS } from '#content/ui.ts'

/** '>48 hours' as it is written; read as 'More than 48 hours'. */
export function SpokenText({ text, className }: { text: string; className?: string }) {
  if (!text.startsWith('>')) return <bdi className={className}>{text}</bdi>
  return (
    <bdi className={className}>
      <bdi className="visually-hidden">{`${FIELD_WORDS.moreThan} `}</bdi>
      <bdi aria-hidden="true">&gt;</bdi>
      <bdi>{text.slice(1)}</bdi>
    </bdi>
  )
}

import { SpokenText } from './radio-segments.tsx'

type FactsProps = { facts: readonly { label: string; text: string }[]; className?: string }

export function Facts({ facts, className }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <SpokenText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

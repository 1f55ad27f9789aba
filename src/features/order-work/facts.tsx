/** Facts in rows. */
export function Facts({ facts }: { facts: readonly { label: string; text: string }[] }) {
  return (
    <dl className="given">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

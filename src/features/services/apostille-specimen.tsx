import { SPECIMEN } from '#content/apostille.ts'

function Point({ of: [label, value], half }: { of: readonly [string, string]; half?: boolean }) {
  return (
    <li className={half ? 'half-width' : undefined}>
      <small>{label}</small>
      {value}
    </li>
  )
}

/** The Convention's model, with its ten points. The authority's seal and signature stay blank: nobody may take it for a real one. */
export function ApostilleSpecimen() {
  return (
    <figure className="spec">
      <div className="paper">
        <p className="across">{SPECIMEN.across}</p>
        <p className="name">{SPECIMEN.title}</p>
        <p className="subtitle" lang="fr">
          {SPECIMEN.convention}
        </p>
        <ol>
          <Point of={SPECIMEN.country} />
        </ol>
        <p>{SPECIMEN.document}</p>
        <ol start={2}>
          <Point of={SPECIMEN.signedBy} />
          <Point of={SPECIMEN.capacity} />
          <Point of={SPECIMEN.seal} />
        </ol>
        <p>{SPECIMEN.certified}</p>
        <ol start={5}>
          <Point of={SPECIMEN.at} half />
          <Point of={SPECIMEN.date} half />
          <Point of={SPECIMEN.authority} />
          <Point of={SPECIMEN.number} />
          <li className="half-width blank">
            <small>{SPECIMEN.stamp}</small>
          </li>
          <li className="half-width blank">
            <small>{SPECIMEN.signature}</small>
          </li>
        </ol>
      </div>
      <figcaption>{SPECIMEN.caption}</figcaption>
    </figure>
  )
}

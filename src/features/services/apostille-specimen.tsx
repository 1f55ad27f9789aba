import { SPECIMEN } from '#content/apostille.ts'
import signature from '#src/art/signature.svg?url'
import waxOnRibbon from '#src/art/wax-ribbon.svg?url'

function Point({ of: [label, value], half }: { of: readonly [string, string]; half?: boolean }) {
  return (
    <li className={half ? 'half-width' : undefined}>
      <small>{label}</small>
      {value}
    </li>
  )
}

/** The Convention's model, with its ten points. */
export function ApostilleSpecimen() {
  return (
    <figure className="spec">
      <div className="paper">
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
          <li className="half-width">
            <small>{SPECIMEN.stamp}</small>
            <img className="wax-seal" src={waxOnRibbon} width="112" height="172" alt="" />
          </li>
          <li className="half-width">
            <small>{SPECIMEN.signature}</small>
            <img src={signature} width="150" height="53" alt="" />
          </li>
        </ol>
      </div>
      <figcaption>{SPECIMEN.caption}</figcaption>
    </figure>
  )
}

import waxOnRibbon from '#app/art/wax-ribbon.svg'
import { SPECIMEN } from '#content/service-pages/apostille.ts'

function Point({ number, of: [label, value] }: { number: number; of: readonly [string, string] }) {
  return (
    <div>
      <b>{number}</b>
      <small>{label}</small>
      <span>{value}</span>
    </div>
  )
}

/** What an apostille looks like: a framed sheet with the ten points of the Convention's model. */
export function ApostilleSpecimen() {
  return (
    <figure className="spec">
      <div className="paper">
        <p className="name">{SPECIMEN.title}</p>
        <p className="sub" lang="fr">
          {SPECIMEN.convention}
        </p>
        <div className="ten">
          <Point number={1} of={SPECIMEN.country} />
          <p className="st">{SPECIMEN.document}</p>
          <Point number={2} of={SPECIMEN.signedBy} />
          <Point number={3} of={SPECIMEN.capacity} />
          <Point number={4} of={SPECIMEN.seal} />
          <p className="st">{SPECIMEN.certified}</p>
          <div className="pair">
            <Point number={5} of={SPECIMEN.at} />
            <Point number={6} of={SPECIMEN.date} />
          </div>
          <Point number={7} of={SPECIMEN.authority} />
          <Point number={8} of={SPECIMEN.number} />
          <div className="pair last">
            <div>
              <b>9</b>
              <small>{SPECIMEN.stamp}</small>
              <span>
                <img className="waxi" src={waxOnRibbon} width="112" height="172" alt="" />
              </span>
            </div>
            <div>
              <b>10</b>
              <small>{SPECIMEN.signature}</small>
              <span>
                <svg
                  className="sig"
                  viewBox="0 0 170 60"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  <path d="M8 40C20 12 34 2 37 8S20 50 25 50s18-38 24-38-8 34-4 35 7-13 12-13-4 12 1 12 6-12 12-12-5 12 0 12 9-20 14-28-10 28-6 28 6-10 11-11-4 11 1 11 8-14 16-15-6 14 2 14 17-7 30-9c-46 6-96 12-122 19" />
                </svg>
              </span>
            </div>
          </div>
        </div>
      </div>
      <figcaption>{SPECIMEN.caption}</figcaption>
    </figure>
  )
}

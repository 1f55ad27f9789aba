import { HOME } from '#content/home.ts'
import { Microtext } from '#src/ui/microtext.tsx'

/** The three promises in figures, under a rule of microtext. */
export function Claims() {
  return (
    <>
      <Microtext />
      <div className="wrap">
        <dl className="claims">
          {HOME.claims.map((claim) => (
            <div key={claim.figure}>
              <dt>
                {claim.figure}
                {'unit' in claim && (
                  <>
                    {' '}
                    <small>{claim.unit}</small>
                  </>
                )}
                {'raised' in claim && <sup>{claim.raised}</sup>}
              </dt>
              <dd>{claim.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

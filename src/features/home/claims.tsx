import type { HomePage } from '#src/collections/schemas.ts'
import { Microtext } from '#src/ui/closing-band.tsx'

export function Claims({ claims }: Pick<HomePage, 'claims'>) {
  return (
    <>
      <Microtext />
      <div className="wrap">
        <dl className="claims">
          {claims.map((claim) => (
            <div key={claim.figure}>
              <dt>
                {claim.figure}
                {claim.unit && (
                  <>
                    {' '}
                    <small>{claim.unit}</small>
                  </>
                )}
                {claim.raised && <sup>{claim.raised}</sup>}
              </dt>
              <dd>{claim.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

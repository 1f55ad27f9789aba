import type { ComponentProps } from 'react'
import mark from '#src/art/mark.svg?url'
import thread from '#src/art/thread.svg?url'
import type { HomePage as Words } from '#src/collections/schemas.ts'
import { PATHS } from '#src/lib/routes.ts'
import { ClosingBand, Microtext } from '#src/ui/closing-band.tsx'
import { Proofs } from '#src/ui/proofs.tsx'
import { Section } from '#src/ui/section.tsx'
import { Hero } from './hero.tsx'
import { RouteQuestion } from './route-question.tsx'
import { ServiceBlock } from './service-block.tsx'

type HomePageProps = Omit<Words, 'services'> & { services: ComponentProps<typeof ServiceBlock> }

export function HomePage(words: HomePageProps) {
  return (
    <main id="main">
      <Hero {...words} />
      <Claims {...words} />
      <Proofs />
      <RouteQuestion {...words.route} />
      <WhyChoose {...words.why} />
      <ServiceBlock {...words.services} />
      <Steps {...words.steps} />
      <ClosingBand {...words.talk} href={PATHS.booking} />
    </main>
  )
}

function Claims({ claims }: Pick<Words, 'claims'>) {
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

function WhyChoose({ title: heading, reasons }: Words['why']) {
  return (
    <Section title={heading}>
      <ul className="why">
        {reasons.map(({ sign, title, text }) => (
          <li key={title}>
            <Sign of={sign} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Drawings by the names that content/pages/index.yaml uses; other signs are text. */
const DRAWINGS: Readonly<Record<string, string>> = {
  globe: 'M4 16a12 12 0 1 0 24 0 12 12 0 1 0-24 0h24M16 4c-8 7-8 17 0 24 8-7 8-17 0-24',
  list: 'M13 8h15M13 16h15M13 24h15M4 8l2 2 4-4M4 16l2 2 4-4M4 24l2 2 4-4',
  lock: 'M7 14h18v13H7zM11 14V9a5 5 0 0 1 10 0v5M16 19v4',
}

/** Decorative. */
function Sign({ of: sign }: { of: string }) {
  const drawing = DRAWINGS[sign]
  return (
    <span className="sign" aria-hidden="true">
      {drawing ? (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d={drawing} />
        </svg>
      ) : (
        sign
      )}
    </span>
  )
}

function Steps({ title: heading, list }: Words['steps']) {
  return (
    <Section title={heading}>
      <div className="thread">
        <img src={thread} width="2200" height="200" alt="" loading="lazy" />
        <img src={mark} width="124" height="124" alt="" loading="lazy" />
      </div>
      <ol className="steps">
        {list.map(({ title, text }, i) => (
          <li key={title}>
            <b aria-hidden="true">{i + 1}</b>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { PLAIN_REFERENCE } from '#content/plain-forms.ts'
import { SENT_PARAMETER } from '#contract/plain-forms.ts'
import { WriteInstead } from './without-scripts.tsx'

type OutcomeProps = {
  /** The fragment that shows it. */
  id: string
  title: string
  lead?: string
  /** Whether it is all that the page shows, and not a part of its main one. */
  alone?: boolean
  children?: ReactNode
}

/**
 * What has become of a form that was posted without a script, or what a link from a message leads to then. It stands before
 * what it takes the place of, and is shown while the address names it.
 */
export function Outcome({ id, title, lead, alone, children }: OutcomeProps) {
  const Part = alone ? 'main' : 'div'
  return (
    <Part className={alone ? 'outcome wrap' : 'outcome'} id={id}>
      <div className="perforated-block">
        <div className="perforated">
          <h2 aria-level={1}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </Part>
  )
}

/** The reference of what was sent. The one-machine host knows it and writes it here; other hosts leave what stands. */
export function OutcomeReference({ label }: { label: string }) {
  return (
    <p>
      {label} <b data-query={SENT_PARAMETER}>{PLAIN_REFERENCE}</b>.
    </p>
  )
}

type LinkWithoutScriptsProps = Pick<OutcomeProps, 'id' | 'title'> & ComponentProps<typeof WriteInstead>

/** What a private link from a message leads to where no script runs that could open it. */
export function LinkWithoutScripts({ id, title, ...words }: LinkWithoutScriptsProps) {
  return (
    <noscript>
      <Outcome id={id} title={title} alone>
        <p>
          <WriteInstead {...words} />
        </p>
      </Outcome>
    </noscript>
  )
}

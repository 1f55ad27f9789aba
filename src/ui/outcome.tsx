import type { ComponentProps, ReactNode } from 'react'
import { PLAIN_REFERENCE } from '#content/plain-forms.ts'
import { SENT_PARAMETER } from '#contract/backend.ts'
import { parts } from '#contract/language.ts'
import { WriteInstead } from './without-scripts.tsx'

type OutcomeProps = {
  id: string
  title: string
  lead?: string
  children?: ReactNode
}

/** Of a form posted without scripts, or of a message's link. Shown in place of what follows while the address names it. */
export function Outcome({ id, title, lead, children }: OutcomeProps) {
  return (
    <div className="outcome" id={id}>
      <div className="perforated-block">
        <div className="perforated">
          <h2 aria-level={1}>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}

/** The one-machine host fills in the reference; other hosts leave the text. */
export function OutcomeReference({ label }: { label: string }) {
  return (
    <p>
      {parts<ReactNode>(PLAIN_REFERENCE.sentence, {
        label,
        reference: (
          <b key="reference" data-query={SENT_PARAMETER}>
            {PLAIN_REFERENCE.unknown}
          </b>
        ),
      })}
    </p>
  )
}

type LinkWithoutScriptsProps = Pick<OutcomeProps, 'id' | 'title'> & ComponentProps<typeof WriteInstead>

/** For a private link that only a script could open. */
export function LinkWithoutScripts({ id, title, ...words }: LinkWithoutScriptsProps) {
  return (
    <noscript>
      <Outcome id={id} title={title}>
        <p>
          <WriteInstead {...words} />
        </p>
      </Outcome>
    </noscript>
  )
}

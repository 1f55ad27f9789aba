import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { ERROR_TITLE } from '#content/messages.ts'
import { NEWSLETTER, NEWSLETTER_SIGNED_UP } from '#content/newsletter.ts'
import { parts } from '#contract/language.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { island } from '#src/lib/island.tsx'
import { PATHS } from '#src/lib/routes.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import { AddressForm } from './address-form.tsx'
import { type LinkAction, LinkPanel } from './link-panel.tsx'
import type { NewsletterLink } from './take-newsletter-link.ts'

const { sent: WORDS } = NEWSLETTER.form

type Followed = { action: LinkAction; token: string }

function followed({ action, token }: NewsletterLink): Followed | undefined {
  if (action !== 'confirm' && action !== 'unsubscribe') return undefined
  return /^[\w.-]{20,200}$/.test(token) ? { action, token } : undefined
}

function NewsletterPanel() {
  const [link, setLink] = useState<Followed>()
  const [refused, setRefused] = useState<Refusal>()

  const leaveLink = (description: string) => {
    history.replaceState(null, '', PATHS.social)
    delete document.documentElement.dataset.newsletter
    setLink(undefined)
    setRefused({ title: ERROR_TITLE, description })
  }

  const open = useEffectEvent(() => {
    const taken: NewsletterLink | undefined = history.state?.newsletter
    if (!taken) return
    const found = followed(taken)
    if (found) {
      setLink(found)
      document.documentElement.dataset.newsletter = 'link'
      return
    }
    leaveLink(NEWSLETTER.failures.malformed)
  })
  useLayoutEffect(() => open(), [])

  return link ? (
    <LinkPanel {...link} onSpent={() => leaveLink(NEWSLETTER.failures.spent)} />
  ) : (
    <NewsletterForm refused={refused} />
  )
}

export const NewsletterIsland = island('newsletter', NewsletterPanel)

function NewsletterForm({ refused }: { refused: Refusal | undefined }) {
  const [sentTo, setSentTo] = useState<string>()
  const [isAnother, setAnother] = useState(false)
  if (sentTo === undefined) return <AddressForm refused={refused} isAnother={isAnother} onSent={setSentTo} />
  const again = () => {
    setAnother(true)
    setSentTo(undefined)
  }
  return <LookIntoInbox email={sentTo} onAgain={again} />
}

/** Does not reveal whether the address is subscribed; the e-mail does. */
function LookIntoInbox({ email, onAgain }: { email: string; onAgain: () => void }) {
  const heading = useFocus()
  return (
    <section className="split newsletter">
      <h2 tabIndex={-1} ref={heading}>
        {NEWSLETTER_SIGNED_UP.title}
      </h2>
      <div>
        <p className="lead" role="status">
          {NEWSLETTER_SIGNED_UP.description}
        </p>
        <p>{parts(WORDS.text, { address: wholeEmail(email) })}</p>
        <p>{WORDS.hint}</p>
        <Button look="btn ghost" label={WORDS.again} onPress={onAgain} />
      </div>
    </section>
  )
}

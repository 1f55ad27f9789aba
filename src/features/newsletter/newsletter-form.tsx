import { useState } from 'react'
import { NEWSLETTER } from '#content/newsletter.ts'
import { parts } from '#contract/language.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { wholeEmail } from '#src/lib/slots.tsx'
import { Button } from '#src/ui/busy-button.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import { AddressForm } from './address-form.tsx'

const { sent: WORDS } = NEWSLETTER.form

export function NewsletterForm({ refused }: { refused: Refusal | undefined }) {
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
        {WORDS.title}
      </h2>
      <div>
        <p className="lead">{parts(WORDS.text, { address: wholeEmail(email) })}</p>
        <p>{WORDS.hint}</p>
        <Button look="btn ghost" label={WORDS.again} onPress={onAgain} />
      </div>
    </section>
  )
}

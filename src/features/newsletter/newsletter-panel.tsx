import { useLayoutEffect, useState } from 'react'
import { ERROR_TITLE } from '#content/messages.ts'
import { NEWSLETTER } from '#content/newsletter.ts'
import type { Refusal } from '#src/form/use-refusal.ts'
import { PATHS } from '#src/lib/routes.ts'
import { pageIsland } from '#src/ui/toasts.tsx'
import { type LinkAction, LinkPanel } from './link-panel.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import type { NewsletterLink } from './take-newsletter-link.ts'

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useLayoutEffect(() => {
    const taken: NewsletterLink | undefined = history.state?.newsletter
    if (!taken) return
    const found = followed(taken)
    if (found) {
      setLink(found)
      document.documentElement.dataset.newsletter = 'link'
      return
    }
    leaveLink(NEWSLETTER.failures.malformed)
  }, [])

  return link ? (
    <LinkPanel {...link} onSpent={() => leaveLink(NEWSLETTER.failures.spent)} />
  ) : (
    <NewsletterForm refused={refused} />
  )
}

export const NewsletterIsland = pageIsland('newsletter', NewsletterPanel)

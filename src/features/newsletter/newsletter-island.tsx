import { island } from '#src/lib/island.tsx'
import { NewsletterPanel } from './newsletter-panel.tsx'

export const NewsletterIsland = island('newsletter', NewsletterPanel)

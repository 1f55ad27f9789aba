import { NewsletterPanel } from '#app/forms/newsletter/newsletter-panel.tsx'
import { island } from './island.tsx'

export const NewsletterIsland = island('newsletter', NewsletterPanel)

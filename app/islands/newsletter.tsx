import '#app/forms/parts/states.css'
import '#app/forms/parts/toasts.css'

export { NewsletterPanel as Island } from '#app/forms/newsletter/newsletter-panel.tsx'

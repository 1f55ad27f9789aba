import '#app/forms/parts/states.css'
import '#app/forms/parts/toasts.css'
import '#app/forms/quote/quote-sent.css'

export { EnquiryPage as Island } from '#app/forms/enquiry/enquiry-page.tsx'

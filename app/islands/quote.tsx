import '#app/forms/parts/states.css'
import '#app/forms/parts/file-list.css'
import '#app/forms/parts/toasts.css'
import '#app/forms/quote/quote-sent.css'
import '#app/forms/request/guest.css'

export { QuotePage as Island } from '#app/forms/quote/quote-page.tsx'

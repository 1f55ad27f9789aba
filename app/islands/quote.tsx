export { QuotePage as Island } from '#app/forms/quote/quote-page.tsx'

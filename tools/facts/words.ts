import { fill, type NumberStyle, numberText } from '#contract/language.ts'
import type { Business } from './business-schema.ts'

/** '£30.00', in the style of a language. */
export const priceText = (minor: number, currency: string, style: NumberStyle): string =>
  fill(style.money.replace('£', currencySign(currency)), { amount: numberText(minor / 100, 2, style) })

export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value ?? ''
}

/** For file names and the like: 'signet-and-quill'. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'business'
  )
}

/** The last two words of a name stay on one line, where the sign between them would hang alone: 'Signet & Quill'. */
export const unbroken = (name: string) => name.replaceAll('& ', '&\u00a0')

/** '1 Example Court, London EC4A 0AA, United Kingdom' */
export const addressLine = ({ street, city, postcode, country }: Business['address']) =>
  `${street}, ${city} ${postcode}, ${country}`

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A name and an address for a mail header; a name with special characters is quoted. */
export function mailbox(name: string, address: string): string {
  const text = /[()<>[\]:;@\\,."]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
  return `${text} <${address}>`
}

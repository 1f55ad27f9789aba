import { readableEmail } from '#contract/email-address.ts'

/** Elements for the slots of a sentence (`parts`), which need keys. */

export const link = (href: string, text: string) => (
  <a key={href} href={href}>
    {text}
  </a>
)

/** Numbers are written with blanks, and dialled without (RFC 3966). */
export const phoneLink = (number: string) => link(`tel:${number.replaceAll(' ', '')}`, number)

export const mailLink = (address: string) => link(`mailto:${address}`, address)

export const wholeEmail = (address: string, key = 'email') => (
  <bdi key={key} className="whole">
    {readableEmail(address)}
  </bdi>
)

import type { BUSINESS } from '#content/business.ts'
import { PROOF_WORDS as words } from '#content/interface.ts'
import { LANGUAGE } from '#content/language.ts'
import { fill } from '#contract/language.ts'
import { dayText } from './day-text.ts'

/** Something that visitors can check. `url`: where. */
export type Proof = { label: string; texts: readonly { text: string; url?: string }[] }

export type Proofs = { list: readonly Proof[]; guarantee: string | undefined }

/** What the owner has filled in; undefined if that is nothing. */
export function proofsOf({
  legal,
  proofs,
  reviews,
}: Pick<typeof BUSINESS, 'legal' | 'proofs' | 'reviews'>): Proofs | undefined {
  const { memberships, rating, guarantee } = proofs
  const { form, companyNumber, registeredIn, insurer } = legal
  const list: Proof[] = []
  const add = (label: string, ...texts: Proof['texts']) => list.push({ label, texts })
  if (memberships.length > 0)
    add(
      words.member,
      ...memberships.map(({ name, number, url }) => ({
        text: number === null ? name : [name, fill(words.number, { number })].join(LANGUAGE.comma),
        url,
      })),
    )
  if (companyNumber)
    add(fill(words.company, { registeredIn }), {
      text: fill(words.companyNumber, {
        form: form === 'llp' ? words.forms.llp : words.forms.company,
        number: companyNumber,
      }),
      url: words.register + companyNumber,
    })
  if (insurer) add(words.insurer, { text: insurer })
  if (rating)
    add(words.rating, {
      text: fill(words.score, { ...rating, site: reviews.site, date: dayText(rating.date) }),
      url: reviews.url,
    })
  return list.length > 0 || guarantee ? { list, guarantee } : undefined
}

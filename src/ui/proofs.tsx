import { BUSINESS } from '#content/business.ts'
import { FACTS } from '#content/facts.ts'
import { PROOF_WORDS as words } from '#content/interface.ts'
import { LANGUAGE } from '#content/language.ts'
import { fill } from '#contract/language.ts'
import { dayText } from './times.tsx'

/** Nothing at all while the owner has filled in nothing. */
const OWN = {
  ...BUSINESS,
  legal: { ...BUSINESS.legal, ...FACTS.legal },
  proofs: { ...BUSINESS.proofs, ...FACTS.proofs },
}

export function Proofs() {
  const proofs = proofsOf(OWN)
  if (!proofs) return null
  const { list, guarantee } = proofs
  return (
    <section className="wrap proofs" aria-labelledby="proofs-title">
      <h2 id="proofs-title">{words.title}</h2>
      {list.length > 0 && (
        <dl>
          {list.map(({ label, texts }) => (
            <div key={label}>
              <dt>{label}</dt>
              {texts.map(({ text, url }) => (
                <dd key={text}>{url ? <a href={url}>{text}</a> : text}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {guarantee && (
        <p>
          <b>{words.guarantee}</b> {guarantee}
        </p>
      )}
    </section>
  )
}

/** Something that visitors can check. `url`: where. */
type Proof = { label: string; texts: readonly { text: string; url?: string }[] }

type ProofList = { list: readonly Proof[]; guarantee: string | undefined }

/** What the owner has filled in; undefined if that is nothing. */
export function proofsOf({
  legal,
  proofs,
  reviews,
}: Pick<typeof BUSINESS, 'legal' | 'proofs' | 'reviews'>): ProofList | undefined {
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

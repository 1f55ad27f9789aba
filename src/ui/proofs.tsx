import { BUSINESS } from '#content/business.ts'
import { FACTS } from '#content/facts.ts'
import { PROOF_WORDS } from '#content/interface.ts'
import { proofsOf } from './proof-list.ts'

/** Nothing at all while the owner has filled in nothing. */
const OWN = {
  ...BUSINESS,
  legal: { ...BUSINESS.legal, ...FACTS.legal },
  proofs: { ...BUSINESS.proofs, ...FACTS.proofs },
}

export function Proofs({ proofs = proofsOf(OWN) }: { proofs?: ReturnType<typeof proofsOf> }) {
  if (!proofs) return null
  const { list, guarantee } = proofs
  return (
    <section className="wrap proofs" aria-labelledby="proofs-title">
      <h2 id="proofs-title">{PROOF_WORDS.title}</h2>
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
          <b>{PROOF_WORDS.guarantee}</b> {guarantee}
        </p>
      )}
    </section>
  )
}

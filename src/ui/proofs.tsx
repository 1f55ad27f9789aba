import { BUSINESS } from '#content/business.ts'
import { PROOF_WORDS } from '#content/proofs.ts'
import { proofsOf } from './proof-list.ts'

/** Nothing at all while the owner has filled in nothing. */
export function Proofs({ proofs = proofsOf(BUSINESS) }: { proofs?: ReturnType<typeof proofsOf> }) {
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

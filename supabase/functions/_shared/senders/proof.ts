import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Proof, ProofChallenge } from '#contract/form-sender.ts'

/**
 * Proof of work: a machine that wants to be let through tries some hundred keys first, which costs it a second or so, and
 * the person in front of it nothing. Challenges are signed, so none of them is stored until it has been used.
 */

/** How long a challenge may take, in milliseconds. */
const LIFETIME = 10 * 60_000

/** Work of one try; the number of tries is the setting. */
const COST = 5_000

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: `proof-of-work:${secret}`,
  hmacKeySignatureSecret: `proof-of-work-key:${secret}`,
})

/**
 * @param form the proof is good for this form only
 * @param rounds keys to be tried on average
 */
export async function makeChallenge(
  secret: string,
  form: string,
  rounds: number,
  now: Date,
): Promise<ProofChallenge> {
  const least = Math.max(1, Math.floor(rounds / 2))
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(rounds + least, least),
    deriveKey,
    expiresAt: new Date(now.getTime() + LIFETIME),
    data: { form },
    ...secretsOf(secret),
  })
  return challenge as ProofChallenge
}

/** Whether a proof is genuine, of this form and in time. That it is used once only is the caller's to see to. */
export async function isProven(secret: string, form: string, proof: Proof, now: Date): Promise<boolean> {
  const { data, expiresAt } = proof.challenge.parameters
  if (data.form !== form || expiresAt * 1000 <= now.getTime()) return false
  const { time: _, ...solution } = proof.solution
  const { verified } = await verifySolution({
    challenge: proof.challenge,
    solution,
    deriveKey,
    ...secretsOf(secret),
  })
  return verified
}

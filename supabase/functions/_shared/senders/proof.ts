import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Proof, ProofChallenge } from '#contract/form-sender.ts'

/**
 * Proof of work: the sender's machine tries some hundred keys, which takes about a second and no effort from the person.
 * Challenges are signed, so they need not be stored until used.
 */

/** How long a challenge is valid, in milliseconds. */
const LIFETIME = 10 * 60_000

/** Cost of one attempt; the number of attempts is the setting. */
const COST = 5_000

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: `proof-of-work:${secret}`,
  hmacKeySignatureSecret: `proof-of-work-key:${secret}`,
})

/**
 * @param form the proof is valid for this form only
 * @param rounds attempts needed on average
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

/** Whether a proof is genuine, for this form and in time. The caller ensures that it is used only once. */
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

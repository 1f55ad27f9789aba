import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Proof, ProofChallenge } from '#contract/form-sender.ts'

// The sender's machine tries some hundred keys, in about a second. Challenges are signed, so they are not stored.

const LIFETIME = 10 * 60_000

/** Of one attempt; FORM_PROOF_ROUNDS sets how many. */
const COST = 5_000

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: `proof-of-work:${secret}`,
  hmacKeySignatureSecret: `proof-of-work-key:${secret}`,
})

/** @param form the only form it is valid for @param rounds average number of attempts */
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

/** The caller ensures that it is used only once. */
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

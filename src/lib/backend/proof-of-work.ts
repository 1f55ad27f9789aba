import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Proof, ProofChallenge } from '#contract/form-sender.ts'

/** Longer than the slowest phone needs, in milliseconds. */
const SOLVE_TIMEOUT_MS = 60_000

/**
 * Does the work that a suspicious sending has to prove. The keys are derived outside of the page's own thread, so that it
 * goes on answering.
 * @throws when the device cannot do it
 */
export async function prove(challenge: ProofChallenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_TIMEOUT_MS })
  if (!solution) throw new Error('The proof of work took too long')
  return { challenge, solution }
}

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Proof, ProofChallenge } from '#contract/form-sender.ts'

const SOLVE_TIMEOUT_MS = 60_000

/** Web Crypto works off the main thread, so the page stays responsive. @throws if the device cannot */
export async function prove(challenge: ProofChallenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: SOLVE_TIMEOUT_MS })
  if (!solution) throw new Error('The proof of work took too long')
  return { challenge, solution }
}

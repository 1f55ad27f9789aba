import * as z from 'zod/mini'
import { text } from './values.ts'

/**
 * What a page may send along with a form's answers to show that a person sent it. All of it is optional: only what looks
 * automated leads to a proof of work (decision 010).
 */

const bytes = z.string().check(z.regex(/^[0-9a-f]{2,128}$/))
const whole = z.number().check(z.int(), z.nonnegative())

/**
 * A proof of work for the sender's machine: find the counter whose derived key begins with the given prefix. Signed by the
 * server.
 */
const challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: bytes,
    salt: bytes,
    cost: whole,
    keyLength: whole,
    keyPrefix: bytes,
    keySignature: bytes,
    expiresAt: whole,
    data: z.strictObject({ form: text(40) }),
  }),
  signature: bytes,
})

const solution = z.strictObject({
  counter: whole.check(z.maximum(0xffffffff)),
  derivedKey: bytes,
  time: z.optional(z.number()),
})

export type ProofChallenge = z.infer<typeof challenge>
export type Proof = { challenge: ProofChallenge; solution: z.infer<typeof solution> }

/** Properties that a form's request may have besides its answers. */
export const formSender = {
  /** A honeypot field, invisible to people; only programs fill it in. */
  website: z.optional(text(2000)),
  /** How long the page had been open, in milliseconds. */
  openFor: z.optional(z.number().check(z.nonnegative())),
  /** The proof for the challenge of the previous refusal. */
  proof: z.optional(z.strictObject({ challenge, solution })),
}

export type FormSender = {
  website?: string | undefined
  openFor?: number | undefined
  proof?: Proof | undefined
}

/** Body of `admit-request`: the id of a quote request that is about to be inserted. */
export const admissionSchema = z.strictObject({ id: z.uuid(), ...formSender })

export type Admission = { id: string } & FormSender

/** A refusal by a form's function. */
export type FormRefusal = {
  error: {
    code: string
    message: string
    /** Messages to show under fields. */
    fields?: Record<string, string>
    /** The same call with a proof of work for this is accepted. */
    challenge?: ProofChallenge
  }
}

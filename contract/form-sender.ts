import * as z from 'zod/mini'
import { languageCode, text } from './values.ts'

/** Shows that a person sent the form. All optional: only what looks automated has to do a proof of work (decision 010). */

const bytes = z.string().check(z.regex(/^[0-9a-f]{2,128}$/))
const whole = z.number().check(z.int(), z.nonnegative())

/** The proof is a counter whose derived key begins with the prefix. */
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

const proof = z.strictObject({ challenge, solution })

export type ProofChallenge = z.infer<typeof challenge>
export type Proof = z.infer<typeof proof>

export const formSender = {
  /** Invisible, so only programs fill it in. */
  website: z.optional(text(2000)),
  /** In milliseconds. */
  openFor: z.optional(z.number().check(z.nonnegative())),
  proof: z.optional(proof),
  /** Of the page: what the customer is answered in. */
  language: z.optional(languageCode),
}

/** Of a quote request, or of what mails an address: a sign-up. */
export const admissionSchema = z.union([
  z.strictObject({ id: z.uuid(), ...formSender }),
  z.strictObject({ email: text(254), ...formSender }),
])

export type Admission = z.infer<typeof admissionSchema>

export type FormSender = z.infer<z.ZodMiniObject<typeof formSender>>

/** The same call is accepted with a proof of work for the `challenge`. */
export type FormRefusal<Name extends string = string> = {
  error: {
    code: string
    message: string
    fields?: Partial<Record<Name, string>>
    challenge?: ProofChallenge
  }
}

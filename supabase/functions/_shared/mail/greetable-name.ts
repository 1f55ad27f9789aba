/** Letters of any script with what stands between them in names; no sentence, no number, no address. */
const NAME = /^\p{L}[\p{L}\p{M}' ’.-]{0,39}$/u

/** What mail programs would make a link of: a full stop with letters on both sides. */
const LINK = /\.\p{L}/u

/**
 * The name as a message may greet with it; undefined when it looks like anything else. A form can be filled in with
 * somebody else's address and an advertisement in the place of the name.
 */
export function greetableName(name: string): string | undefined {
  return NAME.test(name) && !LINK.test(name) && name.split(/\s+/).length <= 4 ? name : undefined
}

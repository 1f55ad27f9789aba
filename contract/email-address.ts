import { withoutMarks } from './text.ts'

/** What all mail programs agree on, such as no quoted local parts; also in the database (`public.is_email_address`). */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,57}[A-Za-z0-9])$/

const WIDTHLESS = /[\u00AD\u180E\u200B-\u200D\u2060-\u2064]/g

const FULL_WIDTH = /[\uFF01-\uFF5E]/g
const FULL_STOPS = /[\u3002\uFF61]/g

/** 'Anna <anna@x.org>', as mail programs copy it. A name that is itself another address is a trick. */
const NAMED = /^([^<>@]*)<\s*([^<>\s]+)\s*>$/
const NAMED_BY_ITSELF = /^["']?([^<>\s"']+@[^<>\s"']+)["']?\s*<\s*\1\s*>$/i

const QUOTED = /^(?:"([^"]*)"|'([^']*)'|“([^”]*)”|‘([^’]*)’|«([^»]*)»|\(([^()]*)\)|\[([^[\]]*)\])$/

const DOMAIN = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u

/** Scripts with letters that look alike: a label that mixes two of them is an imitation. */
const LOOKALIKES = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

const isMixed = (domain: string): boolean =>
  domain.split('.').some((label) => LOOKALIKES.filter((script) => script.test(label)).length > 1)

function asciiDomain(domain: string): string {
  const isAscii = !/[^\0-\x7F]/.test(domain)
  if (isAscii) return domain.toLowerCase()
  if (!DOMAIN.test(domain) || isMixed(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** An address has at most 254 characters. Some patterns here take time by the square of a text's length. */
const LONGEST_PASTED = 1000

/** Removes what people paste with an address: spaces, brackets, quotes, 'mailto:'. Anything else wrong stays, and is refused. */
export function cleanEmail(typed: string): string {
  if (typed.length > LONGEST_PASTED) return typed
  let text = withoutMarks(typed)
    .replace(WIDTHLESS, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(FULL_STOPS, '.')
    .trim()
    .replace(/(^|<)\s*mailto:\s*/gi, '$1')
    .replace(/[\s.,;:]+$/, '')
  text = NAMED_BY_ITSELF.exec(text)?.[1] ?? NAMED.exec(text)?.[2] ?? text
  const quoted = QUOTED.exec(text)?.slice(1).find(Boolean)
  text = (quoted ?? text)
    .trim()
    .replace(/\?.*$/s, '')
    .replace(/[.,;:]+$/, '')
  const at = text.lastIndexOf('@')
  return at < 0 ? text : `${text.slice(0, at)}@${asciiDomain(text.slice(at + 1))}`
}

/** Not all mail servers accept such letters before the @. */
export const isForeignLocalPart = (address: string): boolean =>
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]*[^\0-\x7F][^@\s]*@[^@\s]+\.[^@\s]+$/u.test(address)

const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128]

function decodePunycode(encoded: string): string | undefined {
  const hyphen = encoded.lastIndexOf('-')
  const letters = [...encoded.slice(0, Math.max(hyphen, 0))]
  let [code, bias, position] = [FIRST, FIRST_BIAS, 0]
  for (let at = hyphen + 1; at < encoded.length; ) {
    const before = position
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = Number.parseInt(encoded[at++] ?? '', 36)
      if (Number.isNaN(digit)) return undefined
      const value = digit < 10 ? digit + 26 : digit - 10
      position += value * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (value < threshold) break
      weight *= BASE - threshold
    }
    const count = letters.length + 1
    let delta = Math.floor((position - before) / (before === 0 ? DAMP : 2))
    delta += Math.floor(delta / count)
    let k = 0
    for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN))
    bias = k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
    code += Math.floor(position / count)
    position %= count
    if (code > 0x10ffff) return undefined
    letters.splice(position, 0, String.fromCodePoint(code))
    position += 1
  }
  return letters.join('')
}

/** 'anna@пример.рф'; in ASCII where the letters could pass for another domain's. */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  if (at < 0 || !/(^|\.)xn--/.test(domain)) return address
  const labels = domain.split('.').map((label) => {
    if (!label.startsWith('xn--')) return label
    return decodePunycode(label.slice(4)) ?? label
  })
  const readable = labels.join('.')
  const isSafe =
    DOMAIN.test(readable) && !isMixed(readable) && !isImitation(readable) && asciiDomain(readable) === domain
  return isSafe ? `${address.slice(0, at)}@${readable}` : address
}

const LIKE_LATIN = /^[аеорсухіјѕһӏԁԛԝьαονρυιհոսց0-9-]+$/u

const isImitation = (domain: string): boolean =>
  domain.split('.').some((label) => /[^\0-\x7F]/.test(label) && LIKE_LATIN.test(label))

export function explainedEmail(address: string): string {
  const readable = readableEmail(address)
  return readable === address ? address : `${readable} (${address})`
}

/** Reserved for examples by RFC 2606, so nobody's address. */
export const isExample = (text: string) => /\.example\b|\bexample\.(com|net|org)\b/i.test(text)

/** One sign or more of Chinese, Japanese or Korean; also in the database (public.is_ideograph, public.full_name). */
const SIGN = '\\u3040-\\u30FF\\u3400-\\u9FFF\\uAC00-\\uD7A3\\uF900-\\uFAFF\\u{20000}-\\u{323AF}'
export const IDEOGRAPH = new RegExp(`^[${SIGN}]$`, 'u')
const FAMILY_FIRST = new RegExp(`^[々〆〇${SIGN}]+$`, 'u')

/** The order follows the script, whatever the language around it: '王喆', '김지민', 'Zhé Wáng'. */
export const isFamilyFirst = (given: string, family: string): boolean =>
  given !== '' && family !== '' && FAMILY_FIRST.test(family + given)

/** A person's whole name, as its own script writes it. */
export const fullName = (given: string, family: string): string =>
  isFamilyFirst(given, family) ? family + given : `${given} ${family}`.trim()

/** What a person is called in a greeting: the whole given name, or the full name where a given name alone is too close. */
export const calledName = (given: string, family: string): string =>
  isFamilyFirst(given, family) ? fullName(given, family) : given

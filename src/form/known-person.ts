import { storedSession } from '#src/lib/session/stored-session.ts'
import type { Answers } from './use-draft.ts'

export function knownPerson(): Answers {
  const session = storedSession()
  if (!session) return {}
  const { email, metadata } = session
  const text = (name: string) => (typeof metadata[name] === 'string' ? metadata[name] : '')
  const [given, family] = [text('first_name'), text('last_name')]
  return {
    email,
    givenName: given,
    firstName: given,
    familyName: family,
    lastName: family,
    companyName: text('company_name'),
    phone: text('phone'),
  }
}

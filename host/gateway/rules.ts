import { ALLOW_LIST, type Role, type Rule } from './allow-list.ts'
import { compile } from './grammar.ts'

const MAX_PARAMETERS = 30

const methodsOf = ({ method }: Rule): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

export function rulesOf(path: string): Rule[] {
  return ALLOW_LIST.filter((rule) => compile(rule.path).test(path))
}

export const allowedMethods = (rules: Rule[]): string[] => [...new Set(rules.flatMap(methodsOf))]

export const takingMethod = (rules: Rule[], method: string): Rule[] =>
  rules.filter((rule) => methodsOf(rule).includes(method))

export function fitsQuery({ query = {}, needs = [] }: Rule, given: [name: string, value: string][]): boolean {
  if (given.length > MAX_PARAMETERS) return false
  if (!needs.every((needed) => given.some(([name]) => name === needed))) return false
  const once = new Set<string>()
  return given.every(([name, value]) => {
    const known = Object.hasOwn(query, name) ? query[name] : undefined
    if (known !== undefined) {
      // Of a repeated parameter, one reader would take the first and another the last.
      if (once.has(name)) return false
      once.add(name)
      return compile(known).test(value)
    }
    return Object.entries(query).some(
      ([pattern, values]) =>
        pattern.includes('{') && compile(pattern).test(name) && compile(values).test(value),
    )
  })
}

export function readPreferences(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean)
}

export const fitsPreferences = ({ prefer = [] }: Rule, given: string[]): boolean =>
  given.every((preference) => prefer.includes(preference))

export function allowsRole({ roles }: Rule, role: Role): boolean {
  if (roles.includes('anyone') || roles.includes(role)) return true
  return role === 'customer' && roles.includes('visitor')
}

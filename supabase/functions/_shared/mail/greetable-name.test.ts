import { expect, it } from 'vitest'
import { greetableName } from './greetable-name.ts'

it.each([
  'Zofia',
  'Jean-Luc',
  'O’Neill',
  "D'Arcy",
  'María del Carmen',
  'محمد',
  'Łukasz',
  '花子',
  'Anne St. Clair',
  'Nguyễn',
])('greets %s', (name) => expect(greetableName(name)).toBe(name))

it.each([
  'Win a prize at evil.example',
  'http://evil.example',
  'www.evil.example',
  'Call 0900 123456',
  'ada@example.com',
  'You have won a very large prize today',
  '<b>Ada</b>',
  '{{name}}',
  'x'.repeat(41),
  'Ada\nBcc: x',
  '',
])('does not greet %j', (name) => expect(greetableName(name)).toBeUndefined())

import { describe, expect, it } from 'vitest'
import { PROFILE_FIELDS, SIGN_UP_FIELDS, signUpMetadata } from './account.ts'
import { customerFilePath } from './files.ts'
import { checkAnswers } from './schema.ts'

const signUp = {
  accountType: 'private',
  firstName: ' Inês ',
  lastName: 'Carvalho',
  companyName: 'left over',
  phone: '',
  email: 'ines@example.com',
  password: 'secret',
}

describe('the sign-up form', () => {
  it('accepts a private account and drops the company', () => {
    const { answers } = checkAnswers(SIGN_UP_FIELDS, signUp)
    expect(answers && signUpMetadata(answers)).toEqual({
      account_type: 'private',
      first_name: 'Inês',
      last_name: 'Carvalho',
      company_name: null,
      phone: '',
    })
  })

  it('accepts passwords of 6 characters, of 72 bytes, and with spaces round them', () => {
    for (const password of ['123456', 'x'.repeat(72), ' pass ']) {
      expect(checkAnswers(SIGN_UP_FIELDS, { ...signUp, password }).answers?.password).toBe(password)
    }
  })
})

it('the profile form keeps the company of corporate accounts only', () => {
  const profile = { firstName: 'A', lastName: 'B', phone: '', companyName: 'C Ltd' }
  expect(checkAnswers(PROFILE_FIELDS, { ...profile, accountType: 'corporate' }).answers?.companyName).toBe(
    'C Ltd',
  )
  expect(checkAnswers(PROFILE_FIELDS, { ...profile, accountType: 'private' }).answers?.companyName).toBe('')
})

it('customerFilePath gives files of the same millisecond different paths', () => {
  const paths = new Set(Array.from({ length: 100 }, () => customerFilePath('u', 'pdf', 1_795_156_345_148)))
  expect(paths.size).toBe(100)
  expect([...paths][0]).toMatch(/^u\/1795156345148-[0-9a-f]{8}\.pdf$/)
})

import { describe, expect, it } from 'vitest'
import { NEW_PASSWORD_FIELDS, PROFILE_FIELDS, SIGN_UP_FIELDS, signUpMetadata } from './account.ts'
import { customerFilePath } from './files.ts'
import { checkAnswers } from './schema.ts'
import { TASK_FIELDS } from './task.ts'

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

  it('requires a company name for a corporate account', () => {
    const empty = {
      ...signUp,
      accountType: 'corporate',
      companyName: ' ',
      firstName: '',
      email: '',
      password: '',
    }
    expect(checkAnswers(SIGN_UP_FIELDS, empty).errors).toEqual({
      companyName: 'Please enter your company name',
      firstName: 'Please enter your first name',
      email: 'Please enter your email address',
      password: 'Please enter a password',
    })
  })

  it.each([
    ['short', 'Password must be at least 6 characters long.'],
    ['é'.repeat(37), /at most 72/],
  ])('refuses the password %s', (password, message) => {
    expect(checkAnswers(SIGN_UP_FIELDS, { ...signUp, password }).errors?.password).toMatch(message)
  })

  it('accepts passwords of 6 characters, of 72 bytes, and with spaces round them', () => {
    for (const password of ['123456', 'x'.repeat(72), ' pass ']) {
      expect(checkAnswers(SIGN_UP_FIELDS, { ...signUp, password }).answers?.password).toBe(password)
    }
  })
})

describe('the form for a new password', () => {
  it('requires the two entries to match', () => {
    expect(checkAnswers(NEW_PASSWORD_FIELDS, { password: 'secret', confirmation: 'secreT' }).errors).toEqual({
      confirmation: 'Passwords do not match.',
    })
  })

  it('reports both problems at once', () => {
    expect(checkAnswers(NEW_PASSWORD_FIELDS, { password: 'abc', confirmation: 'abd' }).errors).toEqual({
      password: 'Password must be at least 6 characters long.',
      confirmation: 'Passwords do not match.',
    })
  })
})

it('the profile form keeps the company of corporate accounts only', () => {
  const profile = { firstName: 'A', lastName: 'B', phone: '', companyName: 'C Ltd' }
  expect(checkAnswers(PROFILE_FIELDS, { ...profile, accountType: 'corporate' }).answers?.companyName).toBe(
    'C Ltd',
  )
  expect(checkAnswers(PROFILE_FIELDS, { ...profile, accountType: 'private' }).answers?.companyName).toBe('')
})

it('the task form requires the description and both countries', () => {
  const task = { serviceType: 'document-translation', urgency: 'urgent' }
  expect(
    checkAnswers(TASK_FIELDS, {
      ...task,
      countryOfOrigin: '',
      countryOfDestination: ' ',
      taskDescription: '',
    }).errors,
  ).toEqual({
    countryOfOrigin: 'Please enter the country of origin',
    countryOfDestination: 'Please enter the country of destination',
    taskDescription: 'Please describe what you need',
  })
})

it('customerFilePath gives files of the same millisecond different paths', () => {
  const paths = new Set(Array.from({ length: 100 }, () => customerFilePath('u', 'pdf', 1_795_156_345_148)))
  expect(paths.size).toBe(100)
  expect([...paths][0]).toMatch(/^u\/1795156345148-[0-9a-f]{8}\.pdf$/)
})

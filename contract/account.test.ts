import { describe, expect, it } from 'vitest'
import { signUpMetadata } from './account.ts'
import { newPasswordSchema, profileSchema, signUpSchema } from './account-schemas.ts'
import { accountFieldMessage } from './account-wording.ts'
import { customerFilePath } from './files.ts'
import { taskSchema } from './task.ts'

type Schema = {
  safeParse: (value: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
  }
}

/** The messages that the form would show, by field: the first one of each. */
function messages(schema: Schema, answers: object): Record<string, string> {
  const issues = schema.safeParse(answers).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path[0], accountFieldMessage(String(path[0]), message)]),
  )
}

const signUp = {
  accountType: 'private',
  firstName: ' Inês ',
  lastName: 'Carvalho',
  companyName: 'left over',
  phone: '',
  email: 'ines@example.com',
  password: 'secret',
}

describe('signUpSchema', () => {
  it('takes a private account and forgets a company', () => {
    const answers = signUpSchema.parse(signUp)
    expect(signUpMetadata(answers)).toEqual({
      account_type: 'private',
      first_name: 'Inês',
      last_name: 'Carvalho',
      company_name: null,
      phone: '',
    })
  })

  it('asks a corporate account for its company, together with everything else', () => {
    const empty = {
      ...signUp,
      accountType: 'corporate',
      companyName: ' ',
      firstName: '',
      email: '',
      password: '',
    }
    expect(messages(signUpSchema, empty)).toEqual({
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
    expect(messages(signUpSchema, { ...signUp, password }).password).toMatch(message)
  })

  it('takes passwords of 6 characters, of 72 bytes, and with spaces round them', () => {
    for (const password of ['123456', 'x'.repeat(72), ' pass ']) {
      expect(signUpSchema.parse({ ...signUp, password }).password).toBe(password)
    }
  })
})

describe('newPasswordSchema', () => {
  it('wants the two entries to match', () => {
    expect(messages(newPasswordSchema, { password: 'secret', confirmation: 'secreT' })).toEqual({
      confirmation: 'Passwords do not match.',
    })
  })

  it('says both at once', () => {
    expect(messages(newPasswordSchema, { password: 'abc', confirmation: 'abd' })).toEqual({
      password: 'Password must be at least 6 characters long.',
      confirmation: 'Passwords do not match.',
    })
  })
})

it('profileSchema keeps the company of corporate accounts only', () => {
  const profile = { firstName: 'A', lastName: 'B', phone: '', companyName: 'C Ltd' }
  expect(profileSchema.parse({ ...profile, accountType: 'corporate' }).companyName).toBe('C Ltd')
  expect(profileSchema.parse({ ...profile, accountType: 'private' }).companyName).toBe('')
})

it('taskSchema requires the description and both countries', () => {
  const task = { serviceType: 'document-translation', urgency: 'urgent' }
  expect(
    messages(taskSchema, { ...task, countryOfOrigin: '', countryOfDestination: ' ', taskDescription: '' }),
  ).toEqual({
    countryOfOrigin: 'Please enter the country of origin',
    countryOfDestination: 'Please enter the country of destination',
    taskDescription: 'Please describe what you need',
  })
})

it('customerFilePath keeps files of one millisecond apart', () => {
  const paths = new Set(Array.from({ length: 100 }, () => customerFilePath('u', 'pdf', 1_795_156_345_148)))
  expect(paths.size).toBe(100)
  expect([...paths][0]).toMatch(/^u\/1795156345148-[0-9a-f]{8}\.pdf$/)
})

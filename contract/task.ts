import type { ProfileRow } from './account.ts'
import type { AnswersOf, Fields } from './fields.ts'
import type { UploadedFile } from './files.ts'
import { QUOTE_FIELDS, type QuoteRow, quoteRow, TASK_SERVICES, TASK_URGENCIES } from './quote.ts'

const { sourceLanguage, targetLanguage } = QUOTE_FIELDS
const { serviceType, urgency, taskDescription, countryOfOrigin, countryOfDestination } = QUOTE_FIELDS

const COUNTRY = {
  kind: 'text',
  max: 60,
  section: 'going',
  half: true,
  autoComplete: 'off',
} as const

export const TASK_FIELDS = {
  serviceType: { ...serviceType, choices: TASK_SERVICES },
  sourceLanguage,
  targetLanguage,
  urgency: { ...urgency, choices: TASK_URGENCIES },
  taskDescription,
  countryOfOrigin: {
    ...COUNTRY,
    required: true,
    mail: countryOfOrigin.mail,
    command: countryOfOrigin.command,
  },
  countryOfDestination: {
    ...COUNTRY,
    required: true,
    mail: countryOfDestination.mail,
    command: countryOfDestination.command,
  },
} as const satisfies Fields

type TaskAnswers = AnswersOf<typeof TASK_FIELDS>

type TaskSender = Pick<ProfileRow, 'first_name' | 'last_name' | 'company_name' | 'phone' | 'email'>

export function taskRow(
  id: string,
  userId: string | null,
  answers: TaskAnswers,
  sender: TaskSender,
  files: UploadedFile[],
): QuoteRow {
  const person = {
    givenName: sender.first_name,
    familyName: sender.last_name,
    companyName: sender.company_name ?? '',
    email: sender.email,
    phone: sender.phone ?? '',
    // countries are typed
    countryOfOriginOther: '',
    countryOfDestinationOther: '',
  }
  return quoteRow(id, userId, { ...answers, ...person }, files)
}

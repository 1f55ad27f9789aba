import type { ProfileRow } from './account.ts'
import { type AnswersOf, type Fields, OWN_REFERENCE } from './fields.ts'
import type { UploadedFile } from './files.ts'
import {
  QUOTE_FIELDS,
  type QuoteRow,
  quoteRow,
  TASK_SERVICES,
  TASK_URGENCIES,
  TYPED_COUNTRY,
} from './quote.ts'

const { sourceLanguage, targetLanguage } = QUOTE_FIELDS
const { serviceType, urgency, taskDescription } = QUOTE_FIELDS
const { onlyIf: _, ...ownReference } = OWN_REFERENCE

export const TASK_FIELDS = {
  serviceType: { ...serviceType, choices: TASK_SERVICES },
  sourceLanguage,
  targetLanguage,
  urgency: { ...urgency, choices: TASK_URGENCIES },
  taskDescription,
  ownReference: { ...ownReference, section: 'need' },
  countryOfOrigin: { ...TYPED_COUNTRY, required: true, mail: 'From', command: 'From' },
  countryOfDestination: { ...TYPED_COUNTRY, required: true, mail: 'To', command: 'To' },
} as const satisfies Fields

const { ownReference: _ofFirms, ...ofEverybody } = TASK_FIELDS

/** Only firms have references of their own. */
export const taskFields = ({ company_name }: Pick<ProfileRow, 'company_name'>) =>
  company_name ? TASK_FIELDS : (ofEverybody as typeof TASK_FIELDS)

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

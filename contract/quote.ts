import { COUNTRIES } from './countries.ts'
import type { Counts } from './counts.ts'
import {
  type AnswersOf,
  answersOf,
  COMPANY_NAME,
  EMAIL,
  FAMILY_NAME,
  type Fields,
  GIVEN_NAME,
  type NameOf,
  OWN_REFERENCE,
  PHONE,
  type RowOf,
  rowOf,
} from './fields.ts'
import type { UploadedFile } from './files.ts'

export const SERVICES = ['corporate', 'private', 'apostille', 'procurement'] as const
export type ServiceId = (typeof SERVICES)[number]

export const QUOTE_SERVICES = [
  'Corporate Document Translation & Certification',
  'Apostille & Notarisation Services',
  'Global Document Procurement',
  'Private Document Translation & Certification',
] as const

export const QUOTE_URGENCIES = ['0-12 hours', '12-24 hours', '24-48 hours', '>48 hours'] as const

export const TASK_SERVICES = [
  'document-translation',
  'apostille-notarisation',
  'document-procurement',
  'corporate-translation',
] as const

const SERVICE_IDS: Readonly<Record<string, ServiceId>> = {
  [QUOTE_SERVICES[0]]: 'corporate',
  [QUOTE_SERVICES[1]]: 'apostille',
  [QUOTE_SERVICES[2]]: 'procurement',
  [QUOTE_SERVICES[3]]: 'private',
  [TASK_SERVICES[0]]: 'private',
  [TASK_SERVICES[1]]: 'apostille',
  [TASK_SERVICES[2]]: 'procurement',
  [TASK_SERVICES[3]]: 'corporate',
}

export const serviceIdOf = (stored = ''): ServiceId | undefined => SERVICE_IDS[stored]

const LANGUAGE = {
  kind: 'text',
  max: 60,
  required: false,
  suggest: 'languages',
  // src/form/follow-up.css tells them by "translation"
  onlyIf: ['serviceType', QUOTE_SERVICES[0], QUOTE_SERVICES[3], TASK_SERVICES[0], TASK_SERVICES[3]],
  section: 'need',
  half: true,
  autoComplete: 'off',
} as const

const COUNTRY = {
  kind: 'select',
  choices: COUNTRIES,
  sorted: true,
  required: false,
  keptEmpty: true,
  section: 'going',
  half: true,
  acknowledged: false,
} as const

/** As typed. */
export const TYPED_COUNTRY = {
  kind: 'text',
  max: 60,
  required: false,
  section: 'going',
  half: true,
  autoComplete: 'off',
} as const

export const QUOTE_FIELDS = {
  serviceType: {
    kind: 'select',
    choices: QUOTE_SERVICES,
    required: true,
    section: 'need',
    mail: 'Service',
    command: 'Service',
    acknowledged: true,
  },
  sourceLanguage: { ...LANGUAGE, mail: 'Language', command: 'Language' },
  targetLanguage: { ...LANGUAGE, mail: 'Into', command: 'Into' },
  urgency: {
    kind: 'radio',
    choices: QUOTE_URGENCIES,
    required: true,
    section: 'need',
    mail: 'Urgency',
    command: 'Urgency',
    acknowledged: true,
  },
  taskDescription: {
    kind: 'textarea',
    max: 5000,
    required: true,
    section: 'need',
    mail: 'Task',
    command: 'Task',
  },
  countryOfOrigin: { ...COUNTRY, mail: 'From', command: 'From' },
  countryOfOriginOther: {
    ...TYPED_COUNTRY,
    onlyIf: ['countryOfOrigin', 'Other'],
    mail: 'From',
    command: 'From',
  },
  countryOfDestination: { ...COUNTRY, mail: 'To', command: 'To' },
  countryOfDestinationOther: {
    ...TYPED_COUNTRY,
    onlyIf: ['countryOfDestination', 'Other'],
    mail: 'To',
    command: 'To',
  },
  givenName: GIVEN_NAME,
  familyName: FAMILY_NAME,
  companyName: COMPANY_NAME,
  ownReference: OWN_REFERENCE,
  email: EMAIL,
  phone: PHONE,
} as const satisfies Fields

export type QuoteField = NameOf<typeof QUOTE_FIELDS>
export type QuoteAnswers = AnswersOf<typeof QUOTE_FIELDS>

export type RequestAnswers = Record<QuoteField, string>

export const SAMPLE_QUOTE: QuoteAnswers = {
  serviceType: 'Private Document Translation & Certification',
  sourceLanguage: 'Portuguese',
  targetLanguage: 'English',
  urgency: '24-48 hours',
  taskDescription:
    'A birth certificate and a passport page, for the register office in Leeds.\n\nBoth have stamps on the back; the registrar wants every one of them translated, and the apostille too.',
  countryOfOrigin: 'Portugal',
  countryOfOriginOther: '',
  countryOfDestination: 'United Kingdom',
  countryOfDestinationOther: '',
  givenName: 'Inês',
  familyName: 'Carvalho dos Santos Vasconcelos de Albuquerque',
  companyName: '',
  ownReference: '',
  email: 'ines.carvalho@example.com',
  phone: '+351 21 000 0000',
}

type Kept = RowOf<typeof QUOTE_FIELDS>

export type QuoteRow = {
  [Column in keyof Kept]: null extends Kept[Column] ? string | null : string
} & {
  id: string
  user_id: string | null
  uploaded_files: UploadedFile[] | null
  language?: string
} & Partial<Counts>

export function quoteRow(
  id: string,
  userId: string | null,
  answers: RequestAnswers,
  files: UploadedFile[],
): QuoteRow {
  return {
    id,
    user_id: userId,
    ...rowOf(QUOTE_FIELDS, answers as QuoteAnswers),
    uploaded_files: files.length > 0 ? files : null,
  }
}

export const TASK_URGENCIES = ['standard', 'express', 'urgent'] as const

export type Urgency = (typeof QUOTE_URGENCIES)[number] | (typeof TASK_URGENCIES)[number]

/** Only `id` is used; everything else is read from the database. */
export type AdminNotification = {
  id: string
  type: 'quote_request' | 'profile_task'
  userInfo: Pick<RequestAnswers, 'givenName' | 'familyName' | 'email' | 'phone' | 'companyName'>
  uploadedFiles: UploadedFile[]
  submittedAt: string
} & Pick<
  RequestAnswers,
  'serviceType' | 'urgency' | 'taskDescription' | 'countryOfOrigin' | 'countryOfDestination'
>

/** `copy`: 'limited': too many to the address today; 'withheld': too many by this sender. `path`: a private link. */
export type NotificationAnswer = {
  reference: string
  replyBy: string
  copy: 'sent' | 'limited' | 'withheld'
  path?: string
}

export function adminNotification(
  row: QuoteRow,
  type: AdminNotification['type'],
  submittedAt: Date,
): AdminNotification {
  const { givenName, familyName, email, phone, companyName, ...request } = answersOf(QUOTE_FIELDS, row)
  const { serviceType, urgency, taskDescription, countryOfOrigin, countryOfDestination } = request
  return {
    id: row.id,
    type,
    ...{ serviceType, urgency, taskDescription, countryOfOrigin, countryOfDestination },
    userInfo: { givenName, familyName, email, phone, companyName },
    uploadedFiles: row.uploaded_files ?? [],
    submittedAt: submittedAt.toISOString(),
  }
}

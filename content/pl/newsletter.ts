import type * as English from '#content/newsletter.ts'
import { EMAIL as email } from '#content/business.ts'
import type { Translated } from '#contract/language.ts'
import { EMAIL_WORDS } from './fields.ts'


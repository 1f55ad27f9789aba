import type * as English from '#content/quote.ts'
import type { Translated } from '#contract/language.ts'
import { COUNTRY_WORDS } from './countries.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const COUNTRY = {
  prompt: '选择国家/地区',
  messages: { invalid: '请从列表中选择国家/地区' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: '服务',
    required: '请选择服务',
    prompt: '选择服务',
    choices: {
      'Corporate Document Translation & Certification': '企业文件认证翻译',
      'Apostille & Notarisation Services': '附加证明书（海牙认证）与公证',
      'Global Document Procurement': '全球文件调取',
      'Private Document Translation & Certification': '个人文件认证翻译',
      'document-translation': '文件翻译',
      'apostille-notarisation': '附加证明书（海牙认证）与公证',
      'document-procurement': '文件调取',
      'corporate-translation': '企业文件翻译',
    },
  },
  sourceLanguage: { label: '文件的语言' },
  targetLanguage: { label: '译入语言' },
  urgency: {
    label: '所需时间',
    required: '请选择所需时间',
    choices: {
      '0-12 hours': '0–12 小时',
      '12-24 hours': '12–24 小时',
      '24-48 hours': '24–48 小时',
      '>48 hours': '48 小时以上',
      standard: '标准，5–7 天',
      express: '加快，2–3 天',
      urgent: '加急，24 小时',
    },
  },
  taskDescription: { label: '事项说明', required: '请说明您的需求' },
  countryOfOrigin: { ...COUNTRY, label: '文件来源国家/地区' },
  countryOfOriginOther: { label: '文件来自哪个国家/地区？' },
  countryOfDestination: { ...COUNTRY, label: '文件使用国家/地区' },
  countryOfDestinationOther: { label: '文件将用于哪个国家/地区？' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: '您的内部编号' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: '请稍候…',
  title: '获取报价',
  lead: '请告诉我们是什么文件、将在哪里使用。我们会先给您书面报价，在此之前您无需支付任何费用。',
  reassurance: '报价免费，我们会为您的文件保密。',
  sections: {
    need: '您的需求',
    going: '用于哪里',
    documents: '您的文件',
    you: '您的信息',
  },
  hints: {
    urgency: '您需要多快拿到办妥的文件，或需要我们多快向主管机构提出申请。',
    taskDescription: '是什么文件、共多少页、由谁要求提供。',
    documents: '清晰的照片或扫描件即可报价，原件可稍后提供。',
    ownReference: '例如案件编号或文件编号。',
    email: '我们会将报价发送到此邮箱。',
    phone: '请填写国家/地区代码，以便在电话沟通更快时联系您。',
  },
  submit: '提交报价申请',
  submitting: '正在提交…',
  privacy: '您的信息和文件仅用于此次申请。请阅读我们的{policy}。',
  policy: '隐私政策（英文）',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: '接下来',
  steps: [
    '我们阅读您的文件，并核实接收机关的要求。',
    '您通过电子邮件收到书面报价，其中写明价格和交付日期。',
    '在您接受报价之前，无需支付任何费用。',
  ],
}

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
  prompt: 'Escolha um país',
  messages: { invalid: 'Escolha um país da lista' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: 'Serviço',
    required: 'Escolha um serviço',
    prompt: 'Escolha um serviço',
    choices: {
      'Corporate Document Translation & Certification': 'Tradução certificada de documentos de empresas',
      'Apostille & Notarisation Services': 'Apostila e reconhecimento notarial',
      'Global Document Procurement': 'Obtenção de documentos em todo o mundo',
      'Private Document Translation & Certification': 'Tradução certificada de documentos pessoais',
      'document-translation': 'Tradução de documentos pessoais',
      'apostille-notarisation': 'Apostila e reconhecimento notarial',
      'document-procurement': 'Obtenção de documentos',
      'corporate-translation': 'Tradução de documentos de empresas',
    },
  },
  sourceLanguage: { label: 'Língua dos documentos' },
  targetLanguage: { label: 'Língua da tradução' },
  urgency: {
    label: 'Urgência',
    required: 'Escolha em quanto tempo precisa do trabalho',
    choices: {
      '0-12 hours': '0-12 horas',
      '12-24 hours': '12-24 horas',
      '24-48 hours': '24-48 horas',
      '>48 hours': 'Mais de 48 horas',
      standard: 'Normal, 5–7 dias',
      express: 'Rápido, 2–3 dias',
      urgent: 'Urgente, 24 horas',
    },
  },
  taskDescription: { label: 'Descrição do trabalho', required: 'Descreva aquilo de que precisa' },
  countryOfOrigin: { ...COUNTRY, label: 'País de origem' },
  countryOfOriginOther: { label: 'De que país vem?' },
  countryOfDestination: { ...COUNTRY, label: 'País de destino' },
  countryOfDestinationOther: { label: 'Para que país vai?' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'A sua referência interna' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: 'Um momento…',
  title: 'Pedir orçamento',
  lead: 'Diga-nos qual é o documento e onde será usado. Terá um preço por escrito antes de dever seja o que for.',
  reassurance: 'O orçamento é grátis, e os seus documentos são confidenciais.',
  sections: {
    need: 'De que precisa',
    going: 'Para onde vai',
    documents: 'Os seus documentos',
    you: 'Os seus dados',
  },
  hints: {
    urgency: 'Em quanto tempo precisa dos documentos prontos, ou do pedido à autoridade.',
    taskDescription: 'Que documentos são, quantas páginas têm e quem os pediu.',
    documents:
      'Para o orçamento bastam fotografias ou digitalizações nítidas. Os originais podem vir depois.',
    ownReference: 'Um número de processo, por exemplo.',
    email: 'Enviamos o orçamento para este endereço.',
    phone: 'Com o código do país, caso seja mais rápido telefonar.',
  },
  submit: 'Enviar pedido de orçamento',
  submitting: 'Envio em curso…',
  privacy: 'Usamos os seus dados e ficheiros apenas para este pedido. Leia a nossa {policy}.',
  policy: 'política de privacidade (em inglês)',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'O que acontece a seguir',
  steps: [
    'Lemos os seus documentos e verificamos o que a autoridade exige.',
    'Recebe um orçamento por escrito no seu e-mail, com o preço e a data de entrega.',
    'Não deve nada até o aceitar.',
  ],
}

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
  prompt: 'Wybierz kraj',
  messages: { invalid: 'Prosimy wybrać kraj z listy' },
  choices: COUNTRY_WORDS,
}

export const QUOTE_FIELD_WORDS: Translated<typeof English.QUOTE_FIELD_WORDS> = {
  serviceType: {
    label: 'Usługa',
    required: 'Prosimy wybrać usługę',
    prompt: 'Wybierz usługę',
    choices: {
      'Corporate Document Translation & Certification': 'Tłumaczenie certyfikowane dokumentów firmowych',
      'Apostille & Notarisation Services': 'Apostille i poświadczenie notarialne',
      'Global Document Procurement': 'Uzyskanie dokumentów z całego świata',
      'Private Document Translation & Certification': 'Tłumaczenie certyfikowane dokumentów osobistych',
      'document-translation': 'Tłumaczenie dokumentów',
      'apostille-notarisation': 'Apostille i poświadczenie notarialne',
      'document-procurement': 'Uzyskanie dokumentów',
      'corporate-translation': 'Tłumaczenie dla firm',
    },
  },
  sourceLanguage: { label: 'Język dokumentów' },
  targetLanguage: { label: 'Język tłumaczenia' },
  urgency: {
    label: 'Termin',
    required: 'Prosimy wybrać, na kiedy dokumenty są potrzebne',
    choices: {
      '0-12 hours': '0–12 godzin',
      '12-24 hours': '12–24 godziny',
      '24-48 hours': '24–48 godzin',
      '>48 hours': '>48 godzin',
      standard: 'Standardowo, 5–7 dni',
      express: 'Ekspresowo, 2–3 dni',
      urgent: 'Pilnie, 24 godziny',
    },
  },
  taskDescription: { label: 'Opis sprawy', required: 'Prosimy opisać, czego Państwo potrzebują' },
  countryOfOrigin: { ...COUNTRY, label: 'Kraj pochodzenia' },
  countryOfOriginOther: { label: 'Z którego kraju pochodzi?' },
  countryOfDestination: { ...COUNTRY, label: 'Kraj przeznaczenia' },
  countryOfDestinationOther: { label: 'Do którego kraju trafi?' },
  givenName: GIVEN_NAME_WORDS,
  familyName: FAMILY_NAME_WORDS,
  companyName: COMPANY_NAME_WORDS,
  ownReference: { label: 'Państwa numer sprawy' },
  email: EMAIL_WORDS,
  phone: PHONE_WORDS,
}

export const QUOTE_PAGE: Translated<typeof English.QUOTE_PAGE> = {
  loading: 'Proszę czekać…',
  title: 'Prośba o wycenę',
  lead: 'Prosimy napisać, jaki to dokument i gdzie będzie używany. Zanim powstanie jakiekolwiek zobowiązanie, otrzymają Państwo cenę na piśmie.',
  reassurance: 'Wycena nic nie kosztuje, a dokumenty pozostają poufne.',
  sections: {
    need: 'Czego Państwo potrzebują',
    going: 'Dokąd trafią dokumenty',
    documents: 'Dokumenty',
    you: 'Państwa dane',
  },
  hints: {
    urgency: 'Na kiedy potrzebne są gotowe dokumenty lub złożenie wniosku w urzędzie.',
    taskDescription: 'Jakie to dokumenty, ile mają stron i kto ich wymaga.',
    documents: 'Do wyceny wystarczą wyraźne zdjęcia lub skany. Oryginały można przesłać później.',
    ownReference: 'Na przykład sygnatura akt.',
    email: 'Na ten adres wyślemy wycenę.',
    phone: 'Prosimy podać numer z kodem kraju na wypadek, gdyby szybciej było zadzwonić.',
  },
  submit: 'Wyślij prośbę o wycenę',
  submitting: 'Wysyłanie…',
  privacy: 'Państwa danych i plików używamy tylko do tego zgłoszenia. Więcej: {policy}.',
  policy: 'polityka prywatności (po angielsku)',
}

export const QUOTE_NEXT: Translated<typeof English.QUOTE_NEXT> = {
  title: 'Co dalej',
  steps: [
    'Czytamy dokumenty i sprawdzamy, czego wymaga urząd.',
    'Otrzymują Państwo e-mailem pisemną wycenę z ceną i terminem dostawy.',
    'Do czasu jej zaakceptowania nie mają Państwo żadnych zobowiązań.',
  ],
}

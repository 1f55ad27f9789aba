import type * as English from '#content/tasks.ts'
import type { Translated } from '#contract/language.ts'
import { QUOTE_FIELD_WORDS, QUOTE_PAGE } from './quote.ts'

const { serviceType, sourceLanguage, targetLanguage, urgency, taskDescription, ownReference } =
  QUOTE_FIELD_WORDS

export const TASK_FIELD_WORDS: Translated<typeof English.TASK_FIELD_WORDS> = {
  serviceType,
  sourceLanguage,
  targetLanguage,
  urgency,
  taskDescription,
  ownReference,
  countryOfOrigin: { label: 'Țara de origine', required: 'Introduceți țara de origine' },
  countryOfDestination: { label: 'Țara de destinație', required: 'Introduceți țara de destinație' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: { create: '{short} o lucrare', pending: 'Lucrări: {short}', completed: 'Lucrări: {short}' },
  short: { create: 'Creați', pending: 'În așteptare', completed: 'Finalizate' },
  pendingTitle: 'Lucrări în așteptare',
  create: {
    submit: 'Creați lucrarea',
    busy: 'Se trimite…',
    sections: {
      need: 'De ce aveți nevoie',
      going: 'Unde va fi folosit',
      documents: 'Documentele dumneavoastră',
    },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'Ce documente sunt, câte pagini și cine le-a cerut.',
      documents: 'Pentru început ajung fotografii sau copii scanate clare. Originalele pot urma mai târziu.',
    },
    note: 'Folosim datele din profilul dumneavoastră: {name}, {email}.',
    noName: 'Profilul dumneavoastră nu are încă un nume. Adăugați-l mai întâi: {link}.',
    noNameLink: 'deschideți profilul',
  },
  pending: {
    newest: 'Cele mai noi întâi',
    created: 'Creată',
    replyBy: 'Termen de răspuns',
    documents: 'Documente',
    none: 'Niciunul',
    files: { one: '{count} fișier', few: '{count} fișiere', other: '{count} de fișiere' },
    from: 'Din:',
    to: 'Către:',
    between: 'către',
    less: 'Afișați mai puțin',
    whole: 'Afișați tot',
    empty: 'Nimic în așteptare',
    emptyText: 'Ce ne trimiteți apare aici, cu referința sa, până când este gata.',
    emptyAction: 'Creați o lucrare',
    more: 'Afișați mai multe',
    loading: 'Se încarcă…',
    end: 'Aceasta este toată lista. Mai aveți nevoie de ceva? {link}.',
    endLink: 'Creați o lucrare',
    failed: 'Lucrările dumneavoastră nu au putut fi încărcate.',
    open: 'Adăugați documente',
    openAbout: 'Adăugați documente: {reference}',
    opening: 'Se deschide…',
    notOpened: 'Lucrarea nu a putut fi deschisă. Încercați din nou.',
  },
}

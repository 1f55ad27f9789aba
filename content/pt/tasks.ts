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
  countryOfOrigin: { label: 'País de origem', required: 'Escreva o país de origem' },
  countryOfDestination: { label: 'País de destino', required: 'Escreva o país de destino' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: { create: '{short} trabalho', pending: '{short}', completed: '{short}' },
  short: { create: 'Criar', pending: 'Pendentes', completed: 'Concluídos' },
  pendingTitle: 'Trabalhos pendentes',
  create: {
    submit: 'Criar trabalho',
    busy: 'Envio em curso…',
    sections: { need: 'De que precisa', going: 'Para onde vai', documents: 'Os seus documentos' },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'Que documentos são, quantas páginas têm e quem os pediu.',
      documents: 'Para começar bastam fotografias ou digitalizações nítidas. Os originais podem vir depois.',
    },
    note: 'Usamos os dados do seu perfil: {name}, {email}.',
    noName: 'O seu perfil ainda não tem nome. Acrescente-o primeiro: {link}.',
    noNameLink: 'abrir o seu perfil',
  },
  pending: {
    newest: 'Mais recentes primeiro',
    created: 'Data de criação',
    replyBy: 'Prazo de resposta',
    documents: 'Documentos',
    none: 'Nenhum',
    files: { one: '{count} ficheiro', other: '{count} ficheiros' },
    from: 'De',
    to: 'Para',
    between: 'para',
    less: 'Mostrar menos',
    whole: 'Mostrar tudo',
    empty: 'Não há nada pendente',
    emptyText: 'O que nos enviar aparece aqui com a referência, até estar concluído.',
    emptyAction: 'Criar um trabalho',
    more: 'Mostrar mais',
    loading: 'Carregamento em curso…',
    end: 'É tudo. Precisa de mais alguma coisa? {link}.',
    endLink: 'Criar um trabalho',
    failed: 'Não foi possível carregar os seus trabalhos.',
    open: 'Acrescentar documentos',
    openAbout: 'Acrescentar documentos: {reference}',
    opening: 'Abertura em curso…',
    notOpened: 'Não foi possível abrir o trabalho. Tente de novo.',
  },
}

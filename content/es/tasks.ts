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
  countryOfOrigin: { label: 'País de origen', required: 'Escriba el país de origen' },
  countryOfDestination: { label: 'País de destino', required: 'Escriba el país de destino' },
}

export const TASKS_TAB: Translated<typeof English.TASKS_TAB> = {
  views: {
    create: '{short} trámite',
    pending: '{short}',
    completed: '{short}',
  },
  short: { create: 'Crear', pending: 'Pendientes', completed: 'Completados' },
  pendingTitle: 'Trámites pendientes',
  create: {
    submit: 'Crear trámite',
    busy: 'Enviando…',
    sections: { need: 'Qué necesita', going: 'Adónde va', documents: 'Sus documentos' },
    hints: {
      ownReference: QUOTE_PAGE.hints.ownReference,
      taskDescription: 'Qué documentos son, cuántas páginas tienen y quién se los ha pedido.',
      documents:
        'Para empezar bastan fotos o copias escaneadas nítidas. Los originales se pueden enviar después.',
    },
    note: 'Usaremos los datos de su perfil: {name}, {email}.',
    noName: 'Su perfil todavía no tiene nombre. Añádalo primero: {link}.',
    noNameLink: 'abra su perfil',
  },
  pending: {
    newest: 'Los más recientes primero',
    created: 'Creado',
    documents: 'Documentos',
    none: 'Ninguno',
    files: { one: '{count} archivo', other: '{count} archivos' },
    from: 'De',
    to: 'A',
    between: 'a',
    less: 'Mostrar menos',
    whole: 'Mostrar todo',
    replyBy: 'Plazo de respuesta',
    empty: 'No hay nada pendiente',
    emptyText: 'Lo que nos envíe aparecerá aquí con su referencia, hasta que esté terminado.',
    emptyAction: 'Crear un trámite',
    more: 'Mostrar más',
    loading: 'Cargando…',
    end: 'Eso es todo. ¿Necesita algo más? {link}.',
    endLink: 'Crear un trámite',
    failed: 'No se han podido cargar sus trámites.',
    open: 'Añadir documentos',
    openAbout: 'Añadir documentos: {reference}',
    opening: 'Abriendo…',
    notOpened: 'No se ha podido abrir el trámite. Inténtelo de nuevo.',
  },
}

import { BUSINESS } from '#content/business.ts'
import type * as English from '#content/ui.ts'
import type { Translated } from '#contract/language.ts'

export const FIELD_WORDS: Translated<typeof English.FIELD_WORDS> = {
  optional: '(opcional)',
  error: 'Erro:',
  showPassword: 'Mostrar: {field}',
  hidePassword: 'Ocultar: {field}',
  show: 'Mostrar',
  hide: 'Ocultar',
  moreThan: 'Mais de',
  website: 'Site',
}

export const TITLE_PREFIXES: Translated<typeof English.TITLE_PREFIXES> = {
  error: 'Erro',
  sent: 'Envio concluído',
}

export const SUMMARY_TITLE: Translated<typeof English.SUMMARY_TITLE> = 'Há um problema'

export const COPY_WORDS: Translated<typeof English.COPY_WORDS> = {
  copied: 'Copiado',
  failed: 'Não copiado',
  reference: 'Copiar referência',
}

export const MICROTEXT: Translated<typeof English.MICROTEXT> =
  `Tradução certificada + reconhecimento notarial + legalização + apostila + ${BUSINESS.name} + `

export const DRAFT_WORDS: Translated<typeof English.DRAFT_WORDS> = {
  answers: 'As suas respostas estão guardadas neste dispositivo.',
  files: 'Os seus ficheiros estão guardados neste dispositivo. Ficam durante 24 horas.',
  'answers-and-files':
    'As suas respostas e os seus ficheiros estão guardados neste dispositivo. Os ficheiros ficam durante 24 horas.',
  ask: 'Quer continuar com as respostas que começou ({day})?',
  continue: 'Continuar',
  notMe: 'Não são minhas, apagar',
  cleared: 'As suas respostas foram apagadas deste dispositivo.',
  'files-cleared': 'Os seus ficheiros foram apagados deste dispositivo.',
  clear: 'Apagar',
  undo: 'Desfazer',
}

export const HALVES: Translated<typeof English.HALVES> = { first: 'antecipada', second: 'na entrega' }

export const PAGES_LATER: Translated<typeof English.PAGES_LATER> = {
  title: 'Estas páginas ainda não estão prontas',
  text: 'Estão a ser preparadas e estarão aqui dentro de alguns minutos. Recarregue então esta página ou leia-a em inglês.',
}

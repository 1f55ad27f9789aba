import type * as English from '#content/messages.ts'
import type { Translated } from '#contract/language.ts'

export const OFFLINE: Translated<typeof English.OFFLINE> =
  'Parece não haver ligação à Internet. Nada se perdeu: envie de novo quando a ligação voltar.'

export const NOTHING_LOST: Translated<typeof English.NOTHING_LOST> =
  'Nada se perdeu: tudo o que escreveu continua aqui.'

export const TOO_MANY_REQUESTS: Translated<typeof English.TOO_MANY_REQUESTS> =
  'Demasiados pedidos. Espere alguns minutos e tente de novo.'

export const ERROR_TITLE: Translated<typeof English.ERROR_TITLE> = 'Erro'

export const TRY_AGAIN: Translated<typeof English.TRY_AGAIN> = 'Tentar de novo'

export const WRITE_INSTEAD: Translated<typeof English.WRITE_INSTEAD> = {
  write: '{text} {email}. {after}',
  orCall: '{text} {email}, ou telefone para {phone}. {after}',
}

export const FIELD_MESSAGES: Translated<typeof English.FIELD_MESSAGES> = {
  'too-long': 'Use no máximo {max} caracteres',
  'too-many-lines': 'Use no máximo {lines} linhas',
  characters: 'Retire as quebras de linha e outros caracteres invisíveis',
  'local-part':
    'Escreva um endereço de e-mail válido: antes do @ só são permitidos letras de a a z, algarismos e símbolos',
  unclear: 'Verifique esta resposta',
}

import type * as English from '#content/files.ts'
import type { Translated } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'

export const QUOTE_NOTICES: Translated<typeof English.QUOTE_NOTICES> = {
  success: {
    title: 'Pedido de orçamento enviado',
    description: 'O seu pedido de orçamento foi enviado. Respondemos em breve.',
  },
  failed: {
    title: 'O envio falhou',
    description: 'Não foi possível enviar o pedido de orçamento. Tente de novo.',
  },
}

export const QUOTE_FAILURES: Translated<typeof English.QUOTE_FAILURES> = {
  save: 'Não foi possível guardar o pedido de orçamento',
  upload: 'Não foi possível carregar {name}',
}

export const FILE_PROBLEMS: Translated<typeof English.FILE_PROBLEMS> = {
  empty: '{name} está vazio',
  'too-large': '{name} tem mais de {megabytes} MB',
  extension: '{name} não é um ficheiro {types}',
  content: '{name} não corresponde ao seu tipo de ficheiro: o conteúdo é de outro tipo',
  virus: '{name} foi recusado: o nosso antivírus encontrou algo nocivo no ficheiro',
}

export const FILE_WORDS: Translated<typeof English.FILE_WORDS> = {
  unreadable: 'Não foi possível ler {name}. Escolha-o de novo',
  repeated: '{name} não foi acrescentado: já está na lista',
  heic: '{name} é uma fotografia HEIC: guarde-a como JPG ou PNG e escolha esse ficheiro',
  tooMany: `{name} não foi acrescentado: um pedido pode ter no máximo ${FILE_LIMITS.maxFiles} ficheiros`,
}

export const READ_PROBLEMS: Translated<typeof English.READ_PROBLEMS> = {
  changed: {
    row: 'Foi alterado depois de o escolher: {again}',
    message: '{name} foi alterado depois de o escolher: {again}',
  },
  gone: {
    row: 'Foi movido ou apagado depois de o escolher: {again}',
    message: '{name} foi movido ou apagado depois de o escolher: {again}',
  },
}

export const CHOOSE_AGAIN: Translated<typeof English.CHOOSE_AGAIN> = 'escolha-o de novo'

export const PASSWORD_HELP: Translated<typeof English.PASSWORD_HELP> = {
  request:
    'Precisa de uma senha para ser aberto. Escolha uma cópia sem senha, ou escreva a senha em “Descrição do trabalho”. Nunca a envie por e-mail.',
  further:
    'Precisa de uma senha para ser aberto. Acrescente uma cópia sem senha e nunca envie a senha por e-mail.',
  order:
    'Precisa de uma senha para ser aberto. Acrescente uma cópia sem senha, ou envie-nos a senha numa mensagem nesta página. Nunca a envie por e-mail.',
}

export const DOCUMENT_WORDS: Translated<typeof English.DOCUMENT_WORDS> = {
  choose: 'Escolher ficheiros',
  drop: 'ou arraste-os para aqui.',
  limits: '{drop}{types}, até {size} cada um. No máximo, {most} ficheiros.',
  size: '{megabytes}\u00a0MB',
  checking: 'Verificação dos ficheiros em curso…',
  chosen: 'Documentos escolhidos',
  dismiss: 'Fechar',
  remove: 'Retirar {name}',
  waiting: 'Em espera, {size}',
  retrying: 'A ligação falhou. Nova tentativa em curso…',
  failed: 'Não carregado, {size}',
  uploaded: 'Carregado, {size}',
  uploading: 'Carregamento em curso: {name}',
  progress: '{part}, {percent}%',
  megabytes: '{size}\u00a0MB',
  kilobytes: '{size}\u00a0KB',
  part: '{part} de {whole}',
  files: { one: '{count} ficheiro', other: '{count} ficheiros' },
  uploads: {
    one: '{stored} de {count} ficheiro carregado',
    other: '{stored} de {count} ficheiros carregados',
  },
}

export const SEND_WORDS: Translated<typeof English.SEND_WORDS> = {
  cancel: 'Cancelar',
  cancelled: 'Cancelado. Nada foi enviado; as suas respostas e os seus ficheiros continuam aqui.',
  uploading: 'Carregamento dos seus documentos em curso',
  documents: 'Documentos: {part}',
}

import type * as English from '#content/certificate.ts'
import type { Translated } from '#contract/language.ts'

export const CERTIFICATE_WORDS: Translated<typeof English.CERTIFICATE_WORDS> = {
  title: 'Certificado de tradução',
  statement:
    'Como profissional de tradução cujo nome consta deste certificado, certifico que tenho a competência necessária em ambas as línguas e que a tradução contida neste documento é uma tradução completa e exata do documento de origem nele incluído.',
  sample: 'O texto deste certificado é apenas um exemplo.',
  reference: 'Referência',
  date: 'Data',
  document: 'Documento',
  names: 'Nomes',
  from: 'Língua de origem',
  into: 'Língua de destino',
  translation: 'Tradução',
  source: 'Documento de origem',
  pages: {
    single: 'página {first}',
    range: 'páginas {first}–{last}',
  },
  translator: 'Tradutor ou tradutora',
  membership: 'Qualificação',
  contact: 'Endereço, e-mail ou telefone',
  signature: 'Assinatura',
  check: {
    title: 'Como conferir este documento',
    text: 'Leia o código de uma página com o telefone ou abra o endereço ao lado, e compare a página com a que é mostrada. Só essa resposta diz se este certificado continua em vigor.',
    page: 'Conferir esta página: {address}',
    whole: 'Todas as páginas: {address}',
  },
  alt: {
    translation: 'Página {page} da tradução',
    source: 'Página {page} do documento de origem',
  },
  file: 'Tradução certificada {reference}',
}

export const CHECK_WORDS: Translated<typeof English.CHECK_WORDS> = {
  title: 'Conferir um documento',
  how: 'Indique o código impresso no rodapé de cada página ou a nossa referência.',
  code: 'Código ou referência',
  check: 'Conferir',
  current: {
    title: 'Este certificado está em vigor',
    text: 'Foi emitido por nós em {date}.',
  },
  replaced: {
    title: 'Este certificado foi substituído em {on}',
    text: 'Foi emitido por nós em {date} e substituído depois disso. Peça o novo à pessoa que lhe deu este.',
  },
  withdrawn: {
    title: 'Este certificado foi retirado em {on}',
    text: 'Foi emitido por nós em {date}. Não confie nele, por favor.',
  },
  unknown: {
    title: 'Não temos nenhum certificado com este código',
    text: 'Compare o que escreveu com a página: os nossos códigos não têm as letras O, I nem L, nem nenhuma vogal. Se estiver igual, não confie no documento antes de nos perguntar: {email}.',
  },
  reference: 'A nossa referência',
  pages: 'Páginas',
  languages: 'Tradução',
  fromInto: 'De {from} para {into}',
  compare:
    'Compare esta página com a sua: cada palavra, número, carimbo e assinatura tem de ser igual. Se algo for diferente, pergunte-nos: {email}.',
  picture: 'Página {page} de {pages}, tal como foi emitida por nós',
  pageOf: 'Página {page} de {pages}',
  previous: 'Página anterior',
  next: 'Página seguinte',
  kept: 'As páginas deste certificado já não são mostradas. Se precisar de as comparar, pergunte-nos: {email}.',
  byReference: 'Para ver as páginas, indique o código impresso nelas.',
  busy: 'Houve demasiadas verificações em pouco tempo. Espere alguns minutos e tente de novo.',
}

export const CERTIFIED_WORDS: Translated<typeof English.CERTIFIED_WORDS> = {
  mail: 'Cada página da tradução certificada tem um código com que qualquer pessoa a pode conferir, também em papel: {address}',
  withdrawn: {
    subject: '{reference} Uma tradução certificada foi retirada',
    title: 'Uma tradução certificada foi retirada',
    preview: 'Não a use mais, por favor.',
    text: 'O documento “{name}” foi retirado. Quem o conferir verá essa informação.',
    reason: 'Motivo',
    next: 'Não use mais esta tradução, por favor, e avise as pessoas a quem a deu. Se tiver perguntas, responda a este e-mail.',
  },
}

import type * as English from '#content/verify.ts'
import type { Translated } from '#contract/language.ts'

export const VERIFY_PAGE: Translated<typeof English.VERIFY_PAGE> = {
  title: 'Verificar um documento',
  lead: 'Verifique se um ficheiro que recebeu está exatamente como foi entregue por nós.',
  how: 'Para autoridades, universidades, empregadores, bancos e qualquer outra pessoa. É grátis e não exige conta, e o ficheiro não sai do seu dispositivo.',
  file: 'O ficheiro a verificar',
  choose: 'Escolher um ficheiro',
  hint: 'Até {limit} MB.',
  reading: 'Cálculo da impressão digital em curso…',
  asking: 'Pesquisa em curso…',
  known: {
    title: 'Sim, este ficheiro foi entregue por nós',
    text: 'Não foi alterado desde a entrega, em {date}.',
    reference: 'A nossa referência {reference}',
  },
  replaced: {
    title: 'Este ficheiro foi substituído em {on}',
    text: 'Foi entregue em {date} e substituído depois disso. Peça o novo à pessoa que lhe deu este.',
  },
  takenBack: {
    title: 'Este ficheiro foi retirado em {on}',
    text: 'Foi entregue por engano em {date} e retirado antes de ser aberto. Não confie nele, por favor.',
  },
  unknown: {
    title: 'Não temos registo deste ficheiro',
    text: 'Mesmo assim, pode ser autêntico. Pode não haver registo porque',
    reasons: [
      'foi alterado, assinado, convertido ou guardado de novo depois de o entregarmos;',
      'é uma digitalização ou uma fotografia de um documento impresso;',
      'o seu registo foi apagado, ou é anterior aos nossos registos.',
    ],
  },
  ask: 'Em caso de dúvida, pergunte-nos e indique a referência do documento: {email}.',
  digest: 'Impressão digital deste ficheiro (SHA-256)',
  about: [
    {
      title: 'O que prova',
      text: 'Se encontrarmos o ficheiro, é nosso e não foi alterado desde a data indicada. Nada diz sobre o documento original nem sobre quem lhe deu o ficheiro.',
    },
    {
      title: 'Se não houver registo',
      text: 'Peça o ficheiro exatamente como foi enviado por nós: uma digitalização, uma fotografia ou uma cópia guardada de novo não podem ser encontradas, a não ser que haja um código no fim da página: introduza-o acima. Também pode escrever-nos e indicar a referência do documento: {email}.',
    },
  ],
  technical: {
    title: 'Como funciona a verificação',
    text: 'O seu navegador calcula uma impressão digital do ficheiro (SHA-256) e envia-nos apenas isso. Comparamo-la com as dos ficheiros entregues por nós. A impressão digital não revela o conteúdo do ficheiro.',
  },
  tooLarge:
    'Este ficheiro tem mais de {limit} MB, mais do que um navegador consegue verificar. Não entregamos ficheiros tão grandes.',
  unreadable: 'Não foi possível ler este ficheiro. Escolha-o de novo.',
  insecure: 'Este navegador só pode verificar ficheiros numa página segura (https).',
  failed: 'De momento não foi possível pesquisar. Tente de novo.',
  busy: 'Houve demasiadas verificações em pouco tempo. Espere alguns minutos e tente de novo.',
  again: 'Tentar de novo',
  noscript:
    'Para verificar um documento, esta página precisa de JavaScript, que aqui está desligado ou indisponível. Para perguntar se um documento é nosso, escreva para',
}

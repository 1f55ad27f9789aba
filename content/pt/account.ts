import type * as English from '#content/account.ts'
import type { Translated } from '#contract/language.ts'
import { PASSWORD_LIMITS } from '#contract/limits.ts'
import {
  COMPANY_NAME_WORDS,
  EMAIL_WORDS,
  FAMILY_NAME_WORDS,
  GIVEN_NAME_WORDS,
  PHONE_WORDS,
} from './fields.ts'

const PASSWORD = { label: 'Senha', required: 'Escreva uma senha' }

const NEW_PASSWORD = {
  ...PASSWORD,
  messages: {
    'too-short': `A senha deve ter pelo menos ${PASSWORD_LIMITS.minLength} caracteres.`,
    'too-many-bytes': `Escolha uma senha mais curta: no máximo ${PASSWORD_LIMITS.maxBytes} letras e algarismos, menos se tiver acentos ou símbolos`,
  },
}

const PERSON = {
  firstName: GIVEN_NAME_WORDS,
  lastName: FAMILY_NAME_WORDS,
  companyName: { ...COMPANY_NAME_WORDS, required: 'Escreva o nome da sua empresa' },
  phone: PHONE_WORDS,
  accountType: {
    label: 'Tipo de conta',
    required: 'Verifique esta resposta',
    choices: { private: 'Particular', corporate: 'Empresa' },
  },
}

export const SIGN_UP_FIELD_WORDS: Translated<typeof English.SIGN_UP_FIELD_WORDS> = {
  ...PERSON,
  email: EMAIL_WORDS,
  password: NEW_PASSWORD,
}

export const PROFILE_FIELD_WORDS: Translated<typeof English.PROFILE_FIELD_WORDS> = PERSON

export const LOG_IN_FIELD_WORDS: Translated<typeof English.LOG_IN_FIELD_WORDS> = {
  email: EMAIL_WORDS,
  password: PASSWORD,
}

export const CONFIRM_FIELD_WORDS: Translated<typeof English.CONFIRM_FIELD_WORDS> = { password: PASSWORD }

export const FORGOT_FIELD_WORDS: Translated<typeof English.FORGOT_FIELD_WORDS> = { email: EMAIL_WORDS }

export const NEW_PASSWORD_FIELD_WORDS: Translated<typeof English.NEW_PASSWORD_FIELD_WORDS> = {
  password: { ...NEW_PASSWORD, label: 'Nova senha' },
  confirmation: {
    ...PASSWORD,
    label: 'Confirme a nova senha',
    messages: { mismatch: 'As senhas não coincidem.' },
  },
}

export const CHANGE_PASSWORD_FIELD_WORDS: Translated<typeof English.CHANGE_PASSWORD_FIELD_WORDS> = {
  current: { ...PASSWORD, label: 'Senha atual' },
  ...NEW_PASSWORD_FIELD_WORDS,
}

/** Where a password is chosen. */
export const PASSWORD_HINT: Translated<typeof English.PASSWORD_HINT> =
  `Pelo menos ${PASSWORD_LIMITS.minLength} caracteres. Três ou quatro palavras sem relação entre si são fáceis de lembrar e difíceis de adivinhar.`

export const DASHBOARD_PAGE: Translated<typeof English.DASHBOARD_PAGE> = {
  title: 'A sua conta',
  greeting: { morning: 'Bom dia', afternoon: 'Boa tarde', evening: 'Boa noite' },
  greetingByName: {
    morning: 'Bom dia, {name}',
    afternoon: 'Boa tarde, {name}',
    evening: 'Boa noite, {name}',
  },
  navigation: 'Conta',
  tabs: { profile: 'Perfil', tasks: 'Trabalhos', billing: 'Pagamentos', invoices: 'Faturas' },
  slow: 'Isto demora mais do que o habitual.',
  noscript:
    'A sua conta precisa de JavaScript, que aqui está desligado ou indisponível. Em vez disso, pode escrever para',
  unreachable:
    'De momento não conseguimos aceder à sua conta. A sua sessão continua aberta; vamos tentar de novo, e nada se perdeu.',
  again: {
    title: 'Entre de novo na conta',
    text: 'A sua sessão terminou. O que escreveu e os ficheiros que escolheu continuam aqui.',
    account: 'A sessão estava aberta como {email}.',
    submit: 'Entrar',
    busy: 'Entrada em curso…',
    other: 'Entrar noutra conta',
  },
  profile: {
    title: 'Os seus dados',
    leads: {
      private:
        'Conta de particular. Usamos os dados nos seus trabalhos, para não ter de os escrever de novo.',
      corporate: 'Conta de empresa. Usamos os dados nos seus trabalhos, para não ter de os escrever de novo.',
    },
    email: 'E-mail',
    emailHint: 'O endereço com que entra na conta. Para o mudar, escreva-nos.',
    submit: 'Guardar alterações',
    busy: 'Alterações em curso…',
    failed: 'Não foi possível carregar os seus dados.',
  },
  password: {
    title: 'A sua senha',
    lead: 'Em todos os outros dispositivos a sessão termina.',
    everywhere: 'Sair em todos os dispositivos',
    leaving: 'Saída em curso…',
    submit: 'Alterar a senha',
    busy: 'Alteração em curso…',
  },
  data: {
    title: 'Os dados guardados',
    lead: 'Faça download de todos os seus dados, ou apague-os.',
    download: {
      button: 'Fazer download dos meus dados',
      title: 'Fazer download dos seus dados?',
      text: 'Recebe um ficheiro ZIP com os seus dados, todos os seus pedidos e todos os documentos que nos enviou. Contém documentos pessoais: guarde-o onde mais ninguém o possa abrir.',
      confirm: 'Fazer download',
      busy: 'Preparação do ficheiro em curso…',
      failed: 'Não foi possível preparar o ficheiro. Tente de novo.',
    },
    remove: {
      button: 'Apagar a minha conta',
      title: 'Apagar a sua conta?',
      text: 'A sua conta, os seus dados, os seus pedidos com todos os documentos, as suas perguntas e a sua inscrição na newsletter são apagados definitivamente. As consultas que marcou mantêm-se. Os registos que a lei nos obriga a guardar, como as faturas, ficam até terminar o prazo de conservação. Dos documentos entregues guardamos a impressão digital do ficheiro, a nossa referência e a data, sem o seu nome, para que ainda possam ser verificados.',
      busy: 'Eliminação em curso…',
      failed: 'Não foi possível apagar a conta. Tente de novo.',
      password: 'A sua senha',
      label: 'Escreva {word} para confirmar',
      mismatch: 'Escreva {word} em maiúsculas',
    },
    cancel: 'Cancelar',
  },
  completed: {
    title: 'Ainda não há nada concluído',
    text: 'Os trabalhos concluídos aparecem aqui. Até lá, encontra-os em Trabalhos pendentes e no seu e-mail.',
  },
  ordersFailed: 'Não foi possível carregar as suas encomendas.',
  ordersLoading: 'Carregamento em curso…',
  billing: {
    title: 'Não há nenhum meio de pagamento guardado',
    text: 'Não precisa de nenhum: não deve nada até aceitar um orçamento.',
    button: 'Adicionar meio de pagamento',
    explanation:
      'O pagamento é feito por encomenda: cada orçamento que aceitar traz o seu próprio link de pagamento, metade antecipada e metade na entrega. Aqui não se guarda nenhum cartão.',
  },
  invoices: {
    title: 'Ainda não há faturas',
    text: 'As faturas aparecem aqui depois de uma encomenda ser paga. Também as enviamos por e-mail.',
  },
}

export const ORDER_LISTS: Translated<typeof English.ORDER_LISTS> = {
  billing: {
    title: 'Pagamentos',
    columns: { date: 'Data', order: 'Encomenda', part: 'Parte', amount: 'Valor', state: 'Estado' },
    note: 'Cada encomenda traz o seu próprio link de pagamento. Aqui não se guarda nenhum cartão.',
  },
  invoices: {
    title: 'Faturas e recibos',
    columns: { reference: 'Número', kind: 'Tipo', date: 'Data', amount: 'Valor', file: 'Ficheiro' },
  },
  completed: { title: 'Trabalhos concluídos', total: 'Total', date: 'Conclusão' },
  ended: { title: 'Cancelados, reembolsados e terminados' },
  open: 'Abrir a encomenda',
}

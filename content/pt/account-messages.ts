import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: 'É bom ver que voltou!', description: 'Já entrou na sua conta.' },
  created: {
    title: 'Conta criada!',
    description: 'Veja o seu e-mail para confirmar a conta e ler a mensagem de boas-vindas.',
  },
  resetSent: { title: 'E-mail para mudar a senha enviado' },
  passwordUpdated: {
    title: 'Senha alterada!',
    description: 'Já pode entrar com a nova senha.',
  },
  profileUpdated: { title: 'Perfil atualizado' },
  taskCreated: {
    title: 'Trabalho criado!',
    description: 'O seu trabalho foi enviado e aguarda análise.',
  },
  taskFailed: { title: 'Erro ao criar o trabalho', description: 'Tente de novo.' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: 'Ocorreu um erro. Tente de novo.',
  storage:
    'O seu navegador não guarda dados deste site. Permita os cookies e os dados do site e tente de novo.',
  reset: 'Não foi possível enviar o e-mail para mudar a senha. Tente de novo.',
  password: 'Não foi possível alterar a senha. Tente de novo.',
  recovery: 'Não foi possível confirmar a sua identidade para mudar a senha. Tente de novo.',
  profile: 'Não foi possível atualizar o perfil. Tente de novo.',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: 'Este link expirou ou já foi usado. Peça um novo.',
  malformed: 'Este link está incompleto. Abra-o de novo a partir do e-mail, ou peça um novo.',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: 'É demasiado curta.',
  characters: 'Precisa de mais tipos de caracteres: maiúsculas, algarismos, símbolos.',
  pwned: 'Apareceu numa violação de dados noutro site, por isso outras pessoas podem adivinhá-la.',
  common: 'É das primeiras que outras pessoas experimentam.',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: 'E-mail ou senha incorretos.',
  email_not_confirmed: 'O endereço de e-mail ainda não foi confirmado.',
  same_password: 'A nova senha tem de ser diferente da anterior.',
  weak_password: 'Escolha outra senha.',
  over_request_rate_limit: 'Demasiadas tentativas. Espere alguns minutos e tente de novo.',
  over_email_send_rate_limit: 'Foram pedidos demasiados e-mails. Tente de novo mais tarde.',
  otp_expired: 'Este link expirou ou já foi usado.',
  user_banned: 'Esta conta está bloqueada.',
}

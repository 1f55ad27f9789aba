import type * as English from '#content/auth.ts'
import type { Translated } from '#contract/language.ts'

export const AUTH_PAGE: Translated<typeof English.AUTH_PAGE> = {
  logIn: {
    title: 'Entrar na conta',
    lead: 'Acompanhe os seus pedidos, comece um novo e tenha os seus dados num só lugar.',
    submit: 'Entrar',
    busy: 'Entrada em curso…',
    forgot: 'Esqueceu-se da senha?',
    other: 'Ainda não tem conta?',
    switch: 'Criar uma conta',
  },
  signUp: {
    title: 'Criar uma conta',
    lead: 'Demora um minuto e é grátis. Os pedidos que já enviou a partir do mesmo endereço de e-mail são juntados à conta.',
    submit: 'Criar conta',
    busy: 'Criação da conta em curso…',
    other: 'Já tem conta?',
    switch: 'Entrar',
    terms:
      'Ao criar uma conta, aceita os nossos {terms}. A nossa {privacy} diz o que fazemos com os seus dados.',
    termsLink: 'termos do serviço (em inglês)',
    privacyLink: 'política de privacidade (em inglês)',
    phone: 'Com o código do país.',
  },
  forgotPassword: {
    title: 'Mudar a sua senha',
    lead: 'Escreva o endereço de e-mail da sua conta. Enviamos um link para escolher uma nova senha.',
    submit: 'Enviar o link',
    busy: 'Envio em curso…',
    back: 'Voltar à entrada',
  },
  setNewPassword: {
    title: 'Escolha uma nova senha',
    lead: 'Para {email}. Em todos os outros dispositivos a sessão termina, e entra com a nova senha.',
    submit: 'Alterar a senha',
    busy: 'Alteração em curso…',
    back: 'Voltar à entrada',
  },
  checkEmail: {
    title: 'Abra o seu e-mail',
    leads: {
      'sign-up':
        'Foi enviada uma mensagem para {email}. Abra o link da mensagem e escreva lá a sua senha; depois disso, a conta está pronta.',
      'one-step':
        'Falta um passo para a sua conta ficar pronta. Acaba de ser enviada uma mensagem para {email}: abra o link da mensagem e escolha uma senha.',
      password:
        'Se existir uma conta para {email}, está a caminho uma mensagem com um link para escolher uma nova senha.',
    },
    resend: 'Enviar o e-mail de novo',
    resending: 'Envio em curso…',
    resent: 'Enviado de novo. Pode demorar um minuto.',
    hint: 'O link funciona uma vez, durante uma hora. Se nada chegar, procure na pasta de spam. Cada endereço só recebe alguns destes e-mails por dia; depois disso, tente de novo amanhã.',
    back: 'Voltar à entrada',
  },
  confirm: {
    title: 'Confirme o seu endereço de e-mail',
    lead: 'Escreva a senha que escolheu quando criou a conta.',
    submit: 'Confirmar o meu endereço de e-mail',
    busy: 'Confirmação em curso…',
    wrong: 'Esta não é a senha que escolheu quando criou a conta. Tente de novo, ou escolha uma nova senha.',
    other: 'Não se lembra dela?',
    switch: 'Escolher uma nova senha',
  },
  recover: {
    title: 'Escolha uma nova senha',
    lead: 'Pediu uma nova senha. Clique no botão para a escolher na página seguinte.',
    submit: 'Escolher uma nova senha',
    busy: 'Verificação do link em curso…',
  },
  confirmed: {
    title: 'Endereço de e-mail confirmado',
    lead: 'A partir de agora pode usar {email}. A sua sessão atual continua na conta {own}.',
    stay: 'Ir para o meu painel',
    switch: 'Mudar para a outra conta',
    switching: 'Mudança em curso…',
  },
  benefits: {
    title: 'Para que serve uma conta',
    items: [
      'Ver cada pedido com a referência, os ficheiros e o prazo.',
      'Enviar um novo trabalho sem escrever os seus dados outra vez.',
      'Fazer download de todos os seus dados que guardamos, ou apagá-los, a qualquer momento.',
    ],
    quote: 'Não precisa de conta para encomendar: {link}.',
    quoteLink: 'peça um orçamento sem conta',
  },
  own: {
    note: 'A sua sessão está aberta como {email}. Isso não muda, mesmo que este link pertença a outra conta.',
    leave: 'Ir para o meu painel',
  },
  noscript:
    'Para entrar na conta é preciso JavaScript, que aqui está desligado ou indisponível. Em vez disso, pode escrever para',
}

export const REDIRECT_PAGES: Translated<typeof English.REDIRECT_PAGES> = {
  register: {
    title: 'Criar uma conta',
    text: 'Abertura da página para criar a conta…',
    link: 'Continuar para a criação da conta',
  },
  resetPassword: {
    title: 'Mudar a sua senha',
    text: 'Abertura da página para mudar a senha…',
    link: 'Continuar para mudar a senha',
  },
}

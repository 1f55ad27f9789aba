import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: 'Ir para o conteúdo',
  menu: 'Menu',
  landmarks: {
    main: 'Principal',
    footer: 'Rodapé',
    breadcrumb: 'Caminho de navegação',
    languages: 'Línguas',
  },
  home: 'Início',
  logIn: 'Entrar',
  logOut: 'Sair',
  dashboard: 'Painel',
  generalEnquiries: 'Perguntas gerais',
  privacy: 'Política de privacidade',
  terms: 'Termos do serviço',
  englishBinds: 'Estes dois textos estão em inglês, que é a versão que faz fé.',
  channel: '{name} no {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'Um momento: o carregamento desta página ainda não terminou.',
  lost: 'Uma parte desta página não carregou ou deixou de funcionar. Recarregue-a para continuar: as suas respostas ficam guardadas. Ou escreva para {email}.',
  reload: 'Recarregar a página',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'Esta página também existe em português',
  close: 'Fechar',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Verifique quem somos',
  member: 'Membro de',
  number: 'n.º {number}',
  company: 'Registo comercial: {registeredIn}',
  companyNumber: '{form} n.º {number}',
  forms: { company: 'Sociedade', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Seguro de responsabilidade civil profissional',
  rating: 'Avaliações de clientes',
  score: '{score} de {outOf}, segundo {reviews} avaliações em {site}, {date}',
  guarantee: 'A nossa garantia',
}

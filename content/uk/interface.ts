import type * as English from '#content/interface.ts'
import type { Translated } from '#contract/language.ts'

export const INTERFACE: Translated<typeof English.INTERFACE> = {
  skip: 'Перейти до вмісту',
  menu: 'Меню',
  landmarks: {
    main: 'Головне меню',
    footer: 'Нижнє меню',
    breadcrumb: 'Шлях до сторінки',
    languages: 'Мови',
  },
  home: 'Головна',
  logIn: 'Увійти',
  logOut: 'Вийти',
  dashboard: 'Кабінет',
  generalEnquiries: 'Загальні питання',
  privacy: 'Політика конфіденційності',
  terms: 'Умови надання послуг',
  englishBinds: 'Ці два тексти викладено англійською мовою; обов’язковою є англійська версія.',
  channel: '{name} у {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'Зачекайте: сторінка ще завантажується.',
  lost: 'Частина цієї сторінки не завантажилася або перестала працювати. Перезавантажте її, щоб продовжити: ваші відповіді збережено. Або напишіть нам: {email}.',
  reload: 'Перезавантажити сторінку',
}

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'Ця сторінка є й українською',
  close: 'Закрити',
}

export const PROOF_WORDS: Translated<typeof English.PROOF_WORDS> = {
  title: 'Перевірте, хто ми',
  member: 'Членство',
  number: '№ {number}',
  company: 'Місце реєстрації: {registeredIn}',
  companyNumber: '{form} № {number}',
  forms: { company: 'Компанія', llp: 'LLP' },
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Страхування професійної відповідальності',
  rating: 'Відгуки клієнтів',
  score: '{score} із {outOf}, кількість відгуків на {site}: {reviews}, {date}',
  guarantee: 'Наша гарантія',
}

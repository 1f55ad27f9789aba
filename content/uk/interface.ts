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
  write: '{text} {email}. {after}',
  writeOrCall: '{text} {email} або телефонуйте: {phone}. {after}',
  channel: '{name} у {channel}',
}

export const LATE_NOTICE: Translated<typeof English.LATE_NOTICE> = {
  waiting: 'Зачекайте: сторінка ще завантажується.',
  lost: 'Частина цієї сторінки не завантажилася або перестала працювати. Перезавантажте її, щоб продовжити: ваші відповіді збережено. Або напишіть нам: {email}.',
  reload: 'Перезавантажити сторінку',
}

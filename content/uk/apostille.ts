import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: 'Зразок',
  title: 'Апостиль',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['Країна', 'Велика Британія'],
  document: 'Цей офіційний документ',
  signedBy: ['був підписаний', 'умовною особою (зразок)'],
  capacity: ['що діє як', 'нотаріус (Notary Public)'],
  seal: ['скріплений печаткою або штампом', 'зазначеного нотаріуса'],
  certified: 'Засвідчено',
  at: ['у', 'Лондоні'],
  date: ['дата', 'день видачі'],
  authority: ['ким', 'компетентний орган цієї країни'],
  number: ['№', 'Зразок'],
  stamp: 'Печатка або штамп',
  signature: 'Підпис',
  caption: 'Кожен апостиль містить ті самі десять пунктів. Це зразок, а не чинний апостиль.',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: 'Так',
  no: 'Ні або не знаю',
  ready: 'Схоже, документ готовий. Надішліть нам скан.',
  nearly: 'Ще не готовий. Наша пропозиція міститиме зазначені вище кроки.',
}

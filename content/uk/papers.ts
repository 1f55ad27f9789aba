import type * as English from '#content/papers.ts'
import type { Translated } from '#contract/language.ts'

export const PAPER_KINDS: Translated<typeof English.PAPER_KINDS> = {
  receipt: 'Квитанція',
  invoice: 'Рахунок',
  'credit note': 'Кредит-нота',
}

export const DOWNLOAD_WORDS: Translated<typeof English.DOWNLOAD_WORDS> = {
  download: 'Завантажити',
  downloadFile: 'Завантажити: {name}',
  busy: 'Отримуємо…',
  failed: 'Не вдалося отримати файл. Спробуйте ще раз.',
}

export const PAPER_WORDS: Translated<typeof English.PAPER_WORDS> = {
  titles: {
    receipt: 'Квитанція',
    invoice: 'Рахунок із ПДВ',
    'credit note': 'Кредит-нота',
    'payment request': 'Запит на оплату',
  },
  addressed: {
    receipt: 'Платник',
    invoice: 'Кому виставлено рахунок',
    'credit note': 'Кому видано кредит-ноту',
    'payment request': 'Кому',
  },
  headings: {
    receipt: 'Платіж',
    invoice: 'Цей рахунок',
    'credit note': 'Ця кредит-нота',
    'payment request': 'До сплати',
  },
  apart: 'Проформа. Це не рахунок із ПДВ.',
  mark: 'Знак: {name}',
  vatRegistration: 'Номер платника ПДВ {number}',
  number: 'Номер',
  date: 'Дата',
  taxPoint: 'Дата податкового зобов’язання',
  due: 'Строк оплати',
  consultation: 'Консультація',
  order: 'Замовлення',
  credits: 'Коригує документ',
  replaces: 'Замінює',
  purchaseOrder: 'Ваш номер замовлення на закупівлю',
  vatNumber: 'Ваш номер платника ПДВ',
  parts: {
    first: 'Перша половина замовлення',
    second: 'Друга половина замовлення',
    whole: 'Усе замовлення',
    extra: 'Додаткова послуга',
  },
  partial: {
    first: 'Частина першої половини замовлення',
    second: 'Частина другої половини замовлення',
    whole: 'Частина всього замовлення',
    extra: 'Частина додаткової послуги',
  },
  surplus: 'Платіж, якого не вимагалося, зберігається до повернення',
  partOfPrice: 'Частина ціни: {what}',
  treatments: {
    standard: 'ПДВ {rate}',
    zero: 'нульова ставка, ПДВ 0\u00a0%',
    exempt: 'звільнено від ПДВ',
    outside: 'не є об’єктом британського ПДВ',
    disbursement: 'відшкодовувані витрати, без націнки',
  },
  total: {
    credited: 'Скориговано',
    request: 'До сплати',
    refunded: { card: 'Повернуто на картку, якою ви платили', transfer: 'Повернуто банківським переказом' },
    paid: { card: 'Сплачено карткою {day}', transfer: 'Сплачено банківським переказом {day}' },
  },
  columns: { what: 'Опис', amount: 'Сума', net: 'Без ПДВ', vat: 'ПДВ', total: 'Разом' },
  halves: {
    first: 'Друга половина, до сплати під час видачі',
    second: 'Перша половина, сплачено раніше',
  },
  vat: 'ПДВ',
  whole: { taxed: 'Усе замовлення, з ПДВ', untaxed: 'Усе замовлення' },
  price: { taxed: 'Ціна, з ПДВ', untaxed: 'Ціна' },
  next: {
    corrected: 'Цей документ виправляє зміст попереднього. Кошти не сплачуються й не повертаються.',
    request: 'Ви отримаєте квитанцію або рахунок із ПДВ, щойно надійде ваш платіж.',
    refunded: {
      card: 'Кошти надсилаються на картку, якою ви платили. Банк може показати їх не одразу, а протягом десяти робочих днів.',
      transfer:
        'Ми надсилаємо кошти банківським переказом. Вони можуть надійти не одразу, а протягом десяти робочих днів.',
    },
    consultation: 'Посилання на відеозв’язок і на сторінку вашого бронювання є в наших листах.',
    surplus: 'Ми зберігаємо ці кошти для вас, доки не повернемо їх.',
    first:
      'Ми виконаємо роботу й напишемо вам, коли вона буде готова. Тоді потрібно сплатити другу половину.',
    full: 'Ціну з пропозиції сплачено повністю.',
  },
  noVat: 'ПДВ не стягується.',
  waived: 'Бракувало {amount}; доплачувати не потрібно.',
  reason: 'Причина',
  bank: {
    title: 'Банківський рахунок',
    name: 'Власник рахунка',
    sortCode: 'Sort code',
    accountNumber: 'Номер рахунка',
    iban: 'IBAN',
    reference: 'Призначення платежу',
  },
  statement: {
    title: 'Виписка про розрахунки',
    period: 'Період',
    moved: 'Платежі й повернення',
    open: 'До сплати на останній день',
  },
  orderTitle: 'Замовлення',
  consultationTitle: 'Консультація',
  cover: {
    title: 'Супровідний аркуш',
    to: 'Надіслати на адресу',
    from: 'Відправник',
    enclose:
      'Покладіть цей аркуш зверху на оригінали. Надішліть їх із відстеженням і збережіть номер, доки ми не підтвердимо, що вони надійшли.',
  },
  page: 'Сторінка {page} із {pages}',
}

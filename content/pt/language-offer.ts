import type * as English from '#content/language-offer.ts'
import type { Translated } from '#contract/language.ts'

export const LANGUAGE_OFFER: Translated<typeof English.LANGUAGE_OFFER> = {
  text: 'Esta página também existe em português',
  close: 'Fechar',
}

import type * as English from '#content/mail/order-money.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_MONEY_MAIL: Translated<typeof English.ORDER_MONEY_MAIL> = {
  partPaid: {
    subject: '{reference} Nous avons reçu {amount}',
    subjectMissing: '{reference} Nous avons reçu {amount}\u00a0: il manque {missing}',
    title: 'Nous avons reçu votre paiement',
    titleMissing: 'Il manque {missing}',
    preview: 'Nous avons reçu {amount}.',
    previewMissing: 'Veuillez virer le reste\u00a0: {missing}.',
    text: {
      first: 'Merci. Nous avons reçu {amount} pour la première moitié.',
      second: 'Merci. Nous avons reçu {amount} pour la seconde moitié.',
      whole: 'Merci. Nous avons reçu {amount} pour le prix total.',
      extra: 'Merci. Nous avons reçu {amount} pour la prestation complémentaire.',
    },
    missing:
      'Il manque {missing}\u00a0: les banques déduisent parfois des frais. Veuillez virer le reste sur le même compte.',
  },
  corrected: {
    subject: '{reference} Votre reçu ou facture, corrigé',
    title: 'Nous avons corrigé votre reçu ou facture',
    preview: 'Ce que vous payez ne change pas.',
    text: 'Nous avons corrigé ce qui était erroné. L’avoir annule le document antérieur, et le nouveau le remplace. Ce que vous payez ne change pas.',
  },
  statement: {
    subject: '{reference} Votre relevé de compte',
    title: 'Votre relevé de compte',
    text: 'Il indique ce que vous avez payé et ce que nous avons remboursé du {from} au {to}. Restant dû au dernier jour\u00a0: {amount}.',
  },
  together: {
    subject: '{reference} Nous avons reçu {amount} pour plusieurs commandes',
    text: 'Merci. Votre virement de {amount} règle les commandes ci-dessous. Chacune a son propre reçu ou sa propre facture.',
  },
  balancePaid: {
    subject: '{reference} Nous avons reçu {amount}',
    title: 'Votre commande est entièrement payée',
    preview: 'Nous avons reçu {amount}.',
    text: 'Merci. Nous avons reçu {amount}, et votre commande est entièrement payée.',
    open: 'Vous pourrez ouvrir vos documents terminés dès que nous les livrerons.',
    extra: 'Il reste à payer la prestation complémentaire\u00a0: {missing}.',
    openLater: 'Vous pourrez ouvrir vos documents terminés dès que tout sera livré et payé.',
  },
  refundDue: {
    subject: '{reference} Nous vous remboursons {amount}',
    title: 'Nous remboursons une partie de votre paiement',
    preview: '{amount} sur ce que vous avez payé.',
    text: {
      card: 'Nous remboursons une partie de ce que vous avez payé, {amount}, sur la carte utilisée pour le paiement\u00a0; les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement.',
      transfer:
        'Nous remboursons une partie de ce que vous avez payé, {amount}, par virement bancaire, sur le compte d’où provenait le paiement.',
      both: 'Nous remboursons une partie de ce que vous avez payé, {amount}, par la même voie\u00a0: sur la carte utilisée pour le paiement (les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement) ou par virement bancaire, sur le compte d’où provenait le paiement.',
    },
  },
  ended: {
    subject: '{reference} Votre commande a pris fin',
    subjectRefund: '{reference} Votre commande a pris fin\u00a0: nous vous remboursons {amount}',
    title: 'Votre commande a pris fin',
    preview: 'Nous vous remboursons {amount}.',
    text: 'Nous avons mis fin à votre commande et n’y travaillons plus. Il ne reste rien à payer.',
    refund: {
      card: 'Nous remboursons {amount} sur la carte utilisée pour le paiement\u00a0; les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement.',
      transfer: 'Nous remboursons {amount} par virement bancaire, sur le compte d’où provenait le paiement.',
      both: 'Nous remboursons {amount} par la même voie\u00a0: sur la carte utilisée pour le paiement (les banques peuvent mettre jusqu’à dix jours ouvrés à afficher le remboursement) ou par virement bancaire, sur le compte d’où provenait le paiement.',
    },
    keep: 'Nous conservons {amount}.',
    kept: 'Montant conservé',
    disagree: 'Si vous n’êtes pas d’accord',
    disagreeText:
      'Répondez à cet e-mail en nous disant pourquoi. Vos droits légaux, qui figurent dans la confirmation de votre commande, restent entiers.',
  },
}

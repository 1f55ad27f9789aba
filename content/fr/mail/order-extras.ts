import type * as English from '#content/mail/order-extras.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_EXTRA_MAIL: Translated<typeof English.ORDER_EXTRA_MAIL> = {
  offer: {
    subject: '{reference} Une prestation complémentaire pour votre commande\u00a0: {total}',
    title: 'Une prestation complémentaire pour votre commande',
    preview: '{price}. Livraison {ready}.',
    text: 'Voici notre devis pour une prestation complémentaire à votre commande. Vous ne devez rien à ce titre tant que vous ne l’avez pas acceptée, et votre commande se poursuit dans tous les cas.',
    button: 'Voir la prestation complémentaire et l’accepter',
    pay: 'Si vous l’acceptez, vous la payez aussitôt\u00a0: {total}. Si vous avez une question, posez-la sur la page ou répondez à cet e-mail.',
  },
  paid: {
    subject: '{reference} Votre prestation complémentaire est confirmée\u00a0: nous avons reçu {total}',
    title: 'Votre prestation complémentaire est confirmée',
    preview: 'Livraison {ready}.',
    text: 'Merci. Nous avons reçu votre paiement, et la prestation complémentaire fait partie de votre commande.',
  },
  withdrawn: {
    subject: '{reference} Nous avons retiré notre devis pour une prestation complémentaire',
    title: 'Le devis d’une prestation complémentaire a été retiré',
    preview: 'Vous ne devez rien à ce titre. Votre commande se poursuit.',
    text: 'Nous avons retiré notre devis de {total} pour une prestation complémentaire. Vous ne devez rien à ce titre, et votre commande se poursuit. Si vous avez déjà envoyé un paiement pour cette prestation, nous le rembourserons intégralement.',
  },
}

import type * as English from '#content/mail/order-work.ts'
import type { Translated } from '#contract/language.ts'

export const ORDER_WORK_MAIL: Translated<typeof English.ORDER_WORK_MAIL> = {
  begun: {
    subject: '{reference} Nous avons commencé le travail sur votre commande',
    title: 'Nous avons commencé le travail',
    preview: 'Livraison {ready}.',
    text: 'Nous avons commencé le travail sur votre commande et la livrerons {ready}. Vous ne pouvez plus l’annuler sur votre page.',
    consumer:
      'Si vous êtes consommateur, vous gardez votre droit de rétractation\u00a0: la confirmation de votre commande indique comment l’exercer.',
    next: 'Nous vous écrirons à la livraison. Si quelque chose change, dites-le-nous aussitôt.',
  },
  rescheduled: {
    subject: '{reference} Une nouvelle date pour votre commande',
    title: 'Une nouvelle date pour votre commande',
    preview: 'Livraison {ready}.',
    text: 'La date de votre commande a changé. Nous devions la livrer {before}\u00a0; nous la livrerons {ready}. En voici la raison\u00a0:',
    next: 'Si la nouvelle date ne vous convient pas, répondez à ce message pour nous le dire.',
  },
  beginUndone: {
    subject: '{reference} Nous n’avons pas encore commencé le travail',
    title: 'Nous n’avons pas encore commencé le travail',
    preview: 'Notre dernier message a été envoyé par erreur.',
    text: 'Nous vous avions annoncé le début du travail sur votre commande. C’était une erreur, et nous regrettons la confusion.',
    cancel:
      'Vous pouvez encore annuler sur votre page jusqu’au {end}, avec remboursement intégral, si nous n’avons pas commencé.',
    next: 'Nous vous écrirons quand nous commencerons. Vous n’avez rien à faire.',
  },
  documents: 'Documents ({count})',
  message: {
    kinds: {
      plain: {
        subject: {
          order: '{reference} Un message au sujet de votre commande',
          request: '{reference} Un message au sujet de votre demande',
        },
        title: 'Un message de notre part',
        lead: {
          order: 'Notre message au sujet de votre commande\u00a0:',
          request: 'Notre message au sujet de votre demande\u00a0:',
        },
        button: 'Répondre sur votre page',
      },
      ask: {
        subject: {
          order: '{reference} Nous avons besoin de quelque chose pour votre commande',
          request: '{reference} Nous avons besoin de quelque chose pour votre demande',
        },
        title: 'Nous avons besoin de quelque chose de votre part',
        lead: {
          order: 'Avant de poursuivre, voici ce qu’il nous faut de votre part pour votre commande\u00a0:',
          request: 'Avant de poursuivre, voici ce qu’il nous faut de votre part pour votre demande\u00a0:',
        },
        button: 'Envoyer ou répondre sur votre page',
      },
      draft: {
        subject: {
          order: '{reference} Relisez la version provisoire de votre commande',
          request: '{reference} Relisez la version provisoire de votre demande',
        },
        title: 'Une version provisoire à relire',
        lead: {
          order:
            'Avant la certification, vérifiez chaque nom, chaque date et chaque nombre de la version provisoire. Notre message au sujet de votre commande\u00a0:',
          request:
            'Avant la certification, vérifiez chaque nom, chaque date et chaque nombre de la version provisoire. Notre message au sujet de votre demande\u00a0:',
        },
        button: 'Relire la version provisoire',
      },
    },
    preview: 'Vous pouvez répondre sur votre page ou par e-mail.',
    remark: 'Vous pouvez les ouvrir sur votre page.',
    about: 'Le document que vous avez envoyé',
    open: 'Ouvrir les documents et répondre',
    waits:
      'Une fois que vous avez payé, le jour de livraison est reporté d’un jour ouvré pour chaque jour ouvré d’attente.',
    approve: 'Sur votre page, vous pouvez l’approuver ou demander des modifications.',
    rounds: {
      one: 'Sur votre page, vous pouvez l’approuver ou demander des modifications\u00a0; le prix comprend {count} série de modifications.',
      other:
        'Sur votre page, vous pouvez l’approuver ou demander des modifications\u00a0; le prix comprend {count} séries de modifications.',
    },
    moves: 'Le jour de livraison est reporté d’un jour ouvré pour chaque jour ouvré d’attente.',
    quoteWaits: 'Nous vous enverrons notre devis dès que nous l’aurons reçu.',
    reminder: {
      subject: '{reference} Rappel\u00a0: nous attendons votre réponse',
      title: 'Nous attendons votre réponse',
      lead: 'Nous n’avons pas encore de nouvelles de votre part et pourrons continuer dès que nous en aurons. Voici ce que nous vous avons écrit\u00a0:',
    },
    reply: 'Vous pouvez aussi répondre à cet e-mail. Gardez la référence dans l’objet.',
  },
  delivered: {
    subject: '{reference} {title}',
    titles: {
      replaced: 'Nous avons remplacé un document',
      documents: 'Vos documents sont prêts',
      parcel: 'Vos documents terminés sont en route',
    },
    ready: { one: 'Votre document est prêt.', other: 'Vos {count} documents sont prêts.' },
    open: {
      one: 'Vous pouvez l’ouvrir dès maintenant sur votre page.',
      other: 'Vous pouvez les ouvrir dès maintenant sur votre page.',
    },
    closed: { one: 'Il est sur votre page.', other: 'Ils sont sur votre page.' },
    sent: 'Nous avons envoyé vos documents terminés.',
    pay: 'Veuillez payer maintenant la seconde moitié\u00a0: {amount}.',
    disputed: 'Votre banque examine un paiement de cette commande. D’ici là, vous n’avez rien à payer.',
    opens: 'Vous pourrez ouvrir les documents dès qu’elle sera payée.',
    replaced: {
      one: 'Utilisez désormais le nouveau document à la place de\u00a0: {names}. Toute personne qui vérifie l’ancien fichier apprendra qu’il a été remplacé.',
      other:
        'Utilisez désormais les nouveaux documents à la place de\u00a0: {names}. Toute personne qui vérifie l’ancien fichier apprendra qu’il a été remplacé.',
    },
    name: '«\u00a0{name}\u00a0»',
    originals: 'L’envoi contient aussi vos originaux\u00a0: {names}.',
    carrier: 'Transporteur',
    tracking: 'Numéro de suivi',
    seeAndPay: 'Voir votre commande et payer la seconde moitié',
    verify:
      'Toute personne à qui vous remettez l’un de ces fichiers peut vérifier qu’il provient de nous et n’a pas été modifié. Le fichier reste sur son appareil. Pour cela, nous conservons son empreinte numérique (SHA-256), notre référence et la date, même si vous nous demandez d’effacer tout le reste.',
    verifyLink: 'Vérifier un fichier',
    check:
      'Vérifiez ce que vous recevez. Si nous avons fait une erreur, dites-le-nous rapidement et nous la corrigerons gratuitement.',
  },
  takenBack: {
    subject: '{reference} Nous avons retiré un document',
    title: 'Nous avons retiré un document',
    preview: 'Nous l’avions livré par erreur.',
    text: 'Nous avons livré «\u00a0{name}\u00a0» par erreur et l’avons retiré avant qu’il ne soit ouvert. Nous le regrettons.',
    others: 'Tout le reste de ce que nous avons livré est toujours sur votre page.',
    again: 'Nous travaillons de nouveau sur votre commande et la livrerons {ready}.',
    next: 'Nous vous écrirons dès que le bon document sera sur votre page. Vous n’avez rien à faire.',
  },
  parcelTakenBack: {
    subject: '{reference} Un numéro de suivi n’était pas le vôtre',
    title: 'Un numéro de suivi n’était pas le vôtre',
    preview: 'Il a été envoyé par erreur.',
    text: 'Nous vous avons communiqué par erreur le numéro de suivi {name}\u00a0: ce colis ne vous est pas destiné. Nous en sommes désolés.',
    next: 'Nous vous écrirons dès que vos documents seront en route. Vous n’avez rien à faire.',
  },
  originals: {
    did: {
      'original arrived': {
        subject: '{reference} Votre original est arrivé',
        title: 'Votre original est arrivé',
        preview: 'Nous le gardons jusqu’à son renvoi.',
        text: 'Ce que vous nous avez envoyé est arrivé. Nous le gardons jusqu’à son renvoi et vous écrirons à ce moment-là.',
      },
      'original moved': {
        subject: '{reference} Où se trouvent maintenant vos originaux',
        title: 'Où se trouvent maintenant vos originaux',
        preview: 'Ils sont ailleurs, toujours sous notre garde.',
        text: 'Vos originaux se trouvent maintenant ailleurs, toujours sous notre garde.',
      },
      'original sent back': {
        subject: '{reference} Vos originaux sont en route vers vous',
        title: 'Vos originaux sont en route vers vous',
        preview: 'Ils sont partis de chez nous.',
        text: 'Vos originaux sont partis de chez nous et sont en route vers vous.',
      },
      'original undone': {
        subject: '{reference} Une rectification au sujet de vos originaux',
        title: 'Une rectification au sujet de vos originaux',
        preview: 'Notre dernier message à leur sujet était une erreur.',
        text: 'Notre dernier message au sujet des originaux ci-dessous était une erreur, et nous le regrettons. Votre page indique ce que nous avons.',
      },
    },
    original: 'Original',
    place: 'Où il se trouve',
    wrong: 'Si quelque chose manque ou est inexact, répondez à cet e-mail pour nous le dire sans attendre.',
  },
  balanceDue: {
    subject: '{reference} Rappel\u00a0: {amount} à payer pour votre commande',
    title: 'La seconde moitié est à payer',
    preview: '{amount}, à payer depuis la livraison.',
    text: 'Nous avons livré votre commande et n’avons pas encore reçu la seconde moitié du prix. Veuillez payer {amount} maintenant.',
    textOn:
      'Nous avons livré votre commande le {day} et n’avons pas encore reçu la seconde moitié du prix. Veuillez payer {amount} maintenant.',
    opens: 'Vous pourrez ouvrir vos documents terminés dès qu’elle sera payée.',
    pay: 'Payer la seconde moitié',
    transfer: 'Votre virement bancaire',
    wrong:
      'Si vous avez payé ces derniers jours, ou si quelque chose ne va pas dans ce que vous avez reçu, répondez pour nous le dire.',
  },
  completed: {
    subject: '{reference} Votre commande est terminée\u00a0: nous avons reçu {amount}',
    title: 'Votre commande est terminée',
    preview: 'Vous pouvez maintenant ouvrir vos documents terminés.',
    second: 'Merci. Nous avons reçu la seconde moitié du prix, et votre commande est terminée.',
    payment: 'Merci. Nous avons reçu votre paiement de {amount}, et votre commande est terminée.',
    open: 'Vous pouvez ouvrir tous les documents sur votre page.',
    openButton: 'Ouvrir vos documents terminés',
    check:
      'Vérifiez ce que vous avez reçu. Si nous avons fait une erreur, dites-le-nous rapidement et nous la corrigerons gratuitement.',
  },
}

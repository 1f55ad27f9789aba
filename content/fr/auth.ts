import type * as English from '#content/auth.ts'
import type { Translated } from '#contract/language.ts'

export const AUTH_PAGE: Translated<typeof English.AUTH_PAGE> = {
  logIn: {
    title: 'Se connecter',
    lead: 'Suivez vos demandes, envoyez-en une nouvelle et gardez vos coordonnées en un seul endroit.',
    submit: 'Se connecter',
    busy: 'Connexion…',
    forgot: 'Mot de passe oublié\u00a0?',
    other: 'Pas encore de compte\u00a0?',
    switch: 'Créer un compte',
  },
  signUp: {
    title: 'Créer un compte',
    lead: 'Cela prend une minute et c’est gratuit. Les demandes déjà envoyées depuis la même adresse e-mail y sont ajoutées.',
    submit: 'Créer le compte',
    busy: 'Création du compte…',
    other: 'Vous avez déjà un compte\u00a0?',
    switch: 'Se connecter',
    terms:
      'En créant un compte, vous acceptez nos {terms}. Notre {privacy} explique ce que nous faisons de vos données.',
    termsLink: 'conditions de service (en anglais)',
    privacyLink: 'politique de confidentialité (en anglais)',
    phone: 'Avec l’indicatif du pays.',
  },
  forgotPassword: {
    title: 'Réinitialiser votre mot de passe',
    lead: 'Indiquez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    busy: 'Envoi…',
    back: 'Retour à la connexion',
  },
  setNewPassword: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Pour {email}. Votre session sera fermée partout ailleurs, et vous vous connecterez avec le nouveau mot de passe.',
    submit: 'Modifier le mot de passe',
    busy: 'Modification…',
    back: 'Retour à la connexion',
  },
  checkEmail: {
    title: 'Ouvrez votre messagerie',
    leads: {
      'sign-up':
        'Nous avons écrit à {email}. Ouvrez le lien du message et saisissez-y votre mot de passe\u00a0; votre compte sera alors prêt.',
      'one-step':
        'Il reste une étape avant que votre compte soit prêt. Nous venons d’écrire à {email}\u00a0: ouvrez le lien du message et choisissez un mot de passe.',
      password:
        'S’il existe un compte pour {email}, un message avec un lien pour choisir un nouveau mot de passe est en route.',
    },
    resend: 'Renvoyer l’e-mail',
    resending: 'Envoi…',
    resent: 'E-mail renvoyé. Il peut mettre une minute à arriver.',
    hint: 'Le lien fonctionne une seule fois, pendant une heure. Si rien n’arrive, regardez dans votre dossier de courrier indésirable. Une adresse ne reçoit que quelques-uns de ces e-mails par jour\u00a0; au-delà, réessayez demain.',
    back: 'Retour à la connexion',
  },
  confirm: {
    title: 'Confirmez votre adresse e-mail',
    lead: 'Saisissez le mot de passe choisi lors de la création du compte.',
    submit: 'Confirmer mon adresse e-mail',
    busy: 'Confirmation…',
    wrong:
      'Ce n’est pas le mot de passe choisi lors de votre inscription. Réessayez, ou choisissez un nouveau mot de passe.',
    other: 'Vous ne vous en souvenez pas\u00a0?',
    switch: 'Choisir un nouveau mot de passe',
  },
  recover: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Vous avez demandé un nouveau mot de passe. Appuyez sur le bouton pour le choisir à l’écran suivant.',
    submit: 'Choisir un nouveau mot de passe',
    busy: 'Vérification du lien…',
  },
  confirmed: {
    title: 'Adresse e-mail confirmée',
    lead: 'L’adresse {email} peut désormais être utilisée. Votre session reste ouverte avec {own}.',
    stay: 'Aller à mon espace',
    switch: 'Passer à l’autre compte',
    switching: 'Changement de compte…',
  },
  benefits: {
    title: 'À quoi sert un compte',
    items: [
      'Consulter chaque demande avec sa référence, ses fichiers et son délai.',
      'Envoyer un nouveau dossier sans ressaisir vos coordonnées.',
      'Télécharger ou supprimer, à tout moment, tout ce que nous conservons à votre sujet.',
    ],
    quote: 'Vous n’avez pas besoin de compte pour commander\u00a0: {link}.',
    quoteLink: 'demandez un devis sans compte',
  },
  own: {
    note: 'Votre session est ouverte avec {email}. Cela ne change pas, même si ce lien appartient à un autre compte.',
    leave: 'Aller plutôt à mon espace',
  },
  noscript:
    'La connexion nécessite JavaScript, qui est ici désactivé ou indisponible. Vous pouvez plutôt nous écrire à',
}

export const REDIRECT_PAGES: Translated<typeof English.REDIRECT_PAGES> = {
  register: {
    title: 'Créer un compte',
    text: 'Redirection vers la création de compte…',
    link: 'Continuer vers la création de compte',
  },
  resetPassword: {
    title: 'Réinitialiser votre mot de passe',
    text: 'Redirection vers la réinitialisation du mot de passe…',
    link: 'Continuer vers la réinitialisation du mot de passe',
  },
}

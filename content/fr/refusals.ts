import type * as English from '#content/refusals.ts'
import type { Translated } from '#contract/language.ts'
import { TOO_MANY_REQUESTS } from './messages.ts'

export const REFUSALS: Translated<typeof English.REFUSALS> = {
  'method-not-allowed': 'Méthode non autorisée',
  'foreign-origin': 'Seules les pages de notre site peuvent appeler cette adresse',
  'too-large': 'La requête est trop volumineuse',
  'not-json': 'Envoyez le contenu au format application/json',
  'not-form': 'Envoyez le contenu au format application/x-www-form-urlencoded',
  'bad-json': 'Le contenu n’est pas du JSON valable',
  'bad-request': 'Le contenu n’a pas les champs attendus',
  'signed-out': 'Connectez-vous d’abord',
  'log-in-again': 'Reconnectez-vous d’abord\u00a0: il faut une connexion de moins d’une heure',
  'not-found': 'Introuvable',
  'link-invalid': 'Ce lien n’est pas valable',
  'link-expired': 'Ce lien a expiré',
  'link-replaced': 'Ce lien a été remplacé par un lien plus récent',
  'files-refused': 'Certains fichiers ont été refusés',
  'too-many-files': 'Une demande peut comporter 10 fichiers au plus',
  'form-invalid': 'Le formulaire est incomplet',
  'id-taken': 'Une autre question a été envoyée avec cet identifiant',
  'proof-required': 'Refaites l’envoi depuis notre site',
  'too-many-requests': TOO_MANY_REQUESTS,
  'booking-invalid': 'La réservation est incomplète',
  'too-many-holds': 'Trop d’horaires sont retenus sans paiement',
  'slot-taken': 'Cet horaire vient d’être pris. Choisissez-en un autre',
  'too-late-to-cancel': 'Ce rendez-vous ne peut plus être annulé',
  'not-cancellable': 'Il n’y a aucun rendez-vous confirmé à annuler',
  'too-late-to-move': 'Ce rendez-vous ne peut plus être déplacé',
  'too-many-moves': 'Ce rendez-vous a été déplacé trop souvent',
  'not-movable': 'Il n’y a aucun rendez-vous confirmé à déplacer',
  'bookings-closed': 'La réservation en ligne n’est pas possible en ce moment. Écrivez-nous.',
  'payment-unavailable': 'Le service de paiement ne répond pas en ce moment. Réessayez dans une minute.',
  'order-refused': 'Ce n’est pas possible pour cette commande en ce moment',
  'order-unsettled':
    'Une commande est en cours, ou nous avons un original à vous. La suppression sera possible une fois la commande terminée et l’original renvoyé',
  'offer-invalid': 'Le devis est incomplet',
  'file-refused': 'Ce fichier a été refusé',
  'express-request-missing':
    'Cochez la case par laquelle vous nous demandez de commencer pendant les 14\u00a0jours',
  'billing-invalid': 'Le nom ou l’adresse de facturation n’est pas valable',
  'method-not-taken':
    'Ce mode de paiement n’est pas disponible en ce moment. Choisissez-en un autre, ou écrivez-nous.',
  'signature-invalid': 'Signature non valable',
  'wrong-mode': 'L’événement relève de l’autre mode, test ou réel',
  unavailable: 'Un problème est survenu. Réessayez.',
}

import type * as English from '#content/account-messages.ts'
import type { Translated } from '#contract/language.ts'

export const ACCOUNT_OUTCOMES: Translated<typeof English.ACCOUNT_OUTCOMES> = {
  loggedIn: { title: 'Bine ați revenit!', description: 'Ați intrat în cont.' },
  created: {
    title: 'Contul a fost creat!',
    description: 'Verificați-vă e-mailul pentru a confirma contul și pentru mesajul de bun venit.',
  },
  resetSent: { title: 'E-mailul de resetare a parolei a fost trimis' },
  passwordUpdated: {
    title: 'Parola a fost actualizată!',
    description: 'Acum puteți intra în cont cu parola nouă.',
  },
  profileUpdated: { title: 'Profil actualizat' },
  taskCreated: {
    title: 'Lucrarea a fost creată!',
    description: 'Lucrarea a fost trimisă și așteaptă verificarea noastră.',
  },
  taskFailed: { title: 'Lucrarea nu a putut fi creată', description: 'Încercați din nou.' },
}

export const ACCOUNT_FAILURES: Translated<typeof English.ACCOUNT_FAILURES> = {
  unknown: 'A apărut o eroare. Încercați din nou.',
  storage:
    'Browserul nu păstrează date ale acestui site. Permiteți modulele cookie și datele site-ului, apoi încercați din nou.',
  reset: 'E-mailul de resetare a parolei nu a putut fi trimis. Încercați din nou.',
  password: 'Parola nu a putut fi actualizată. Încercați din nou.',
  recovery: 'Autentificarea pentru resetarea parolei nu a reușit. Încercați din nou.',
  profile: 'Profilul nu a putut fi actualizat. Încercați din nou.',
}

export const LINK_FAILURES: Translated<typeof English.LINK_FAILURES> = {
  spent: 'Acest link a expirat sau a fost deja folosit. Cereți unul nou.',
  malformed: 'Acest link este incomplet. Deschideți-l din nou din e-mail sau cereți unul nou.',
}

export const WEAK_PASSWORD_REASONS: Translated<typeof English.WEAK_PASSWORD_REASONS> = {
  length: 'Este prea scurtă.',
  characters: 'Are nevoie de mai multe tipuri de caractere: majuscule, cifre, simboluri.',
  pwned: 'A apărut într-o scurgere de date din altă parte, așa că poate fi ghicită.',
  common: 'Este printre primele pe care le încearcă alții.',
}

export const AUTH_ERRORS: Translated<typeof English.AUTH_ERRORS> = {
  invalid_credentials: 'E-mailul sau parola este greșită.',
  email_not_confirmed: 'Adresa de e-mail nu este încă confirmată.',
  same_password: 'Parola nouă trebuie să fie diferită de cea veche.',
  weak_password: 'Alegeți altă parolă.',
  over_request_rate_limit: 'Prea multe încercări. Așteptați câteva minute și încercați din nou.',
  over_email_send_rate_limit: 'Au fost cerute prea multe e-mailuri. Încercați din nou mai târziu.',
  otp_expired: 'Acest link a expirat sau a fost deja folosit.',
  user_banned: 'Acest cont este blocat.',
}

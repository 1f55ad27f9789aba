import type * as English from '#content/auth.ts'
import type { Translated } from '#contract/language.ts'

export const AUTH_PAGE: Translated<typeof English.AUTH_PAGE> = {
  logIn: {
    title: 'Logowanie',
    lead: 'Tu mogą Państwo śledzić zgłoszenia, wysyłać nowe i mieć swoje dane w jednym miejscu.',
    submit: 'Zaloguj się',
    busy: 'Logowanie…',
    forgot: 'Nie pamiętają Państwo hasła?',
    other: 'Nie mają Państwo jeszcze konta?',
    switch: 'Utwórz konto',
  },
  signUp: {
    title: 'Nowe konto',
    lead: 'To zajmuje minutę i nic nie kosztuje. Zgłoszenia wysłane wcześniej z tego samego adresu e-mail zostaną do niego dodane.',
    submit: 'Utwórz konto',
    busy: 'Tworzenie konta…',
    other: 'Mają już Państwo konto?',
    switch: 'Zaloguj się',
    terms:
      'Zakładając konto, akceptują Państwo nasz {terms}. Co robimy z Państwa danymi, wyjaśnia nasza {privacy}.',
    termsLink: 'regulamin (po angielsku)',
    privacyLink: 'polityka prywatności (po angielsku)',
    phone: 'Prosimy podać numer z kodem kraju.',
  },
  forgotPassword: {
    title: 'Zmiana hasła',
    lead: 'Prosimy podać adres e-mail konta. Wyślemy link do wybrania nowego hasła.',
    submit: 'Wyślij link',
    busy: 'Wysyłanie…',
    back: 'Wróć do logowania',
  },
  setNewPassword: {
    title: 'Wybór nowego hasła',
    lead: 'Konto: {email}. Na wszystkich innych urządzeniach nastąpi wylogowanie, a do logowania będzie służyć nowe hasło.',
    submit: 'Zmień hasło',
    busy: 'Zmienianie…',
    back: 'Wróć do logowania',
  },
  checkEmail: {
    title: 'Prosimy sprawdzić pocztę',
    leads: {
      'sign-up':
        'Wysłaliśmy wiadomość na adres {email}. Prosimy otworzyć zawarty w niej link i podać tam hasło; wtedy konto będzie gotowe.',
      'one-step':
        'Został jeden krok, zanim konto będzie gotowe. Właśnie wysłaliśmy wiadomość na adres {email}: prosimy otworzyć zawarty w niej link i wybrać hasło.',
      password:
        'Jeśli istnieje konto z adresem {email}, wiadomość z linkiem do wybrania nowego hasła jest już w drodze.',
    },
    resend: 'Wyślij e-mail ponownie',
    resending: 'Wysyłanie…',
    resent: 'Wysłano ponownie. Wiadomość może dotrzeć dopiero po minucie.',
    hint: 'Link działa tylko raz i jest ważny przez godzinę. Jeśli nic nie dotrze, prosimy sprawdzić folder ze spamem. Na jeden adres wysyłamy dziennie tylko kilka takich e-maili; potem prosimy spróbować następnego dnia.',
    back: 'Wróć do logowania',
  },
  confirm: {
    title: 'Potwierdzenie adresu e-mail',
    lead: 'Prosimy podać hasło wybrane przy zakładaniu konta.',
    submit: 'Potwierdź mój adres e-mail',
    busy: 'Potwierdzanie…',
    wrong: 'To nie jest hasło wybrane przy rejestracji. Prosimy spróbować ponownie lub wybrać nowe hasło.',
    other: 'Nie pamiętają go Państwo?',
    switch: 'Wybierz nowe hasło',
  },
  recover: {
    title: 'Wybór nowego hasła',
    lead: 'Otrzymaliśmy prośbę o nowe hasło. Po naciśnięciu przycisku będzie można je wybrać na następnym ekranie.',
    submit: 'Wybierz nowe hasło',
    busy: 'Sprawdzanie linku…',
  },
  confirmed: {
    title: 'Adres e-mail potwierdzony',
    lead: 'Od teraz można używać adresu {email}. Nadal są Państwo zalogowani jako {own}.',
    stay: 'Przejdź do panelu klienta',
    switch: 'Przełącz na drugie konto',
    switching: 'Przełączanie…',
  },
  benefits: {
    title: 'Do czego służy konto',
    items: [
      'Pokazuje każde zgłoszenie z numerem referencyjnym, plikami i terminem.',
      'Pozwala utworzyć nową sprawę bez ponownego wpisywania danych.',
      'Pozwala w każdej chwili pobrać lub usunąć wszystko, co o Państwu przechowujemy.',
    ],
    quote: 'Do złożenia zamówienia konto nie jest potrzebne: {link}.',
    quoteLink: 'wycena bez zakładania konta',
  },
  own: {
    note: 'Są Państwo zalogowani jako {email}. To się nie zmieni, nawet jeśli ten link należy do innego konta.',
    leave: 'Przejdź do panelu klienta',
  },
  noscript:
    'Logowanie wymaga JavaScriptu, który jest tu wyłączony lub niedostępny. Zamiast tego można napisać na adres',
}

export const REDIRECT_PAGES: Translated<typeof English.REDIRECT_PAGES> = {
  register: {
    title: 'Nowe konto',
    text: 'Przekierowanie do rejestracji…',
    link: 'Przejdź do rejestracji',
  },
  resetPassword: {
    title: 'Zmiana hasła',
    text: 'Przekierowanie do zmiany hasła…',
    link: 'Przejdź do zmiany hasła',
  },
}

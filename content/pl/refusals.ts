import type * as English from '#content/refusals.ts'
import type { Translated } from '#contract/language.ts'
import { TOO_MANY_REQUESTS } from './messages.ts'

export const REFUSALS: Translated<typeof English.REFUSALS> = {
  'method-not-allowed': 'Niedozwolona metoda',
  'foreign-origin': 'Tego adresu mogą używać tylko strony naszego serwisu',
  'too-large': 'Przesłano zbyt dużo danych',
  'not-json': 'Treść należy wysłać jako application/json',
  'not-form': 'Treść należy wysłać jako application/x-www-form-urlencoded',
  'bad-json': 'Treść nie jest prawidłowym JSON',
  'bad-request': 'Treść nie zawiera oczekiwanych pól',
  'signed-out': 'Prosimy najpierw się zalogować',
  'log-in-again': 'Prosimy najpierw zalogować się ponownie: wymaga to logowania w ciągu ostatniej godziny',
  'not-found': 'Nie znaleziono',
  'link-invalid': 'Ten link jest nieprawidłowy',
  'link-expired': 'Ten link wygasł',
  'link-replaced': 'Ten link został zastąpiony nowszym',
  'files-refused': 'Niektóre pliki zostały odrzucone',
  'too-many-files': 'Zgłoszenie może zawierać najwyżej 10 plików',
  'form-invalid': 'Formularz jest niekompletny',
  'id-taken': 'Pod tym identyfikatorem wysłano już inne zapytanie',
  'proof-required': 'Prosimy wysłać to ponownie z naszej strony',
  'too-many-requests': TOO_MANY_REQUESTS,
  'booking-invalid': 'Rezerwacja jest niekompletna',
  'too-many-holds': 'Zbyt wiele terminów jest zarezerwowanych bez zapłaty',
  'slot-taken': 'Ta godzina została właśnie zajęta. Prosimy wybrać inną',
  'too-late-to-cancel': 'Tej konsultacji nie można już odwołać',
  'not-cancellable': 'Nie ma potwierdzonej konsultacji do odwołania',
  'too-late-to-move': 'Tej konsultacji nie można już przełożyć',
  'too-many-moves': 'Ta konsultacja była już zbyt często przekładana',
  'not-movable': 'Nie ma potwierdzonej konsultacji do przełożenia',
  'bookings-closed':
    'W tej chwili nie można rezerwować konsultacji przez internet. Zamiast tego prosimy do nas napisać.',
  'payment-unavailable': 'Serwis płatności w tej chwili nie odpowiada. Prosimy spróbować ponownie za minutę.',
  'order-refused': 'W tej chwili nie jest to możliwe dla tego zamówienia',
  'order-unsettled':
    'Zamówienie jest w toku albo mamy Państwa oryginał. Usunięcie będzie możliwe, gdy zamówienie się zakończy, a oryginał zostanie odesłany',
  'offer-invalid': 'Wycena jest niekompletna',
  'file-refused': 'Ten plik został odrzucony',
  'express-request-missing':
    'Prosimy zaznaczyć pole z żądaniem rozpoczęcia przed upływem 14-dniowego terminu',
  'billing-invalid': 'Nazwa lub adres do faktury są nieprawidłowe',
  'method-not-taken':
    'Ta metoda płatności jest w tej chwili niedostępna. Prosimy wybrać inną lub do nas napisać.',
  'signature-invalid': 'Nieprawidłowy podpis',
  'wrong-mode': 'Zdarzenie należy do drugiego trybu, testowego lub produkcyjnego',
  unavailable: 'Coś poszło nie tak. Prosimy spróbować ponownie.',
}

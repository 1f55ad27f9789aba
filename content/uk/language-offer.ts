export const LANGUAGE_OFFER = {
  text: 'Ця сторінка доступна й українською',
  close: 'Закрити',
}

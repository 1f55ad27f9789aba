// Until `npm run generate` makes it of fact-words.ts.
export const CONSULTATION = {
  minutes: 30,
  price: '30,00\u00a0£',
  vat: undefined as string | undefined,
  days: 'de lunes a viernes',
  onDays: 'de lunes a viernes',
  hours: 'de 09:00 a 17:00 GMT',
  cancelNotice: '24 horas',
  notice: '0 horas',
}

export const PROMISES = { reply: '4 horas', replyUnit: 'horas' }

import { inflateSync } from 'node:zlib'
import type { Share, VatTreatment } from '#contract/order.ts'
import type { PaperFacts } from '#functions/_shared/papers/paper.ts'

/** Made-up papers of every kind, and of every treatment of VAT. */

const SELLER = {
  name: 'Example Papers Limited',
  lines: [
    'Trading as Signet & Quill Document Services',
    '1 Example Court, London EC4A 0AA, United Kingdom',
    'Registered in England and Wales, number 01234567',
    'VAT number GB123456789',
  ],
  vatNumber: 'GB123456789',
  companyNumber: '01234567',
  address: { street: '1 Example Court', city: 'London', postcode: 'EC4A 0AA', countryCode: 'GB' },
}

const share = (treatment: VatTreatment, net: number, vat = 0, rate = vat === 0 ? 0 : 2000): Share => ({
  treatment,
  rate,
  net,
  vat,
})

const BASE = {
  issuedOn: '2026-11-24',
  order: 'SQ-7H3K-M2PX',
  part: 'first',
  method: 'card',
  seller: SELLER,
  buyer: { name: 'Zoë Brontë', company: 'Haworth Mills & Söhne <Ltd>', email: 'zoe@example.com' },
  customer: { country: 'GB', vatNumber: '', business: true },
  purchaseOrder: 'PO 4711/26',
  ownReference: 'Matter 12/26',
  currency: 'gbp',
  paidOn: '2026-11-23',
} as const

const WHAT: Record<VatTreatment, string> = {
  standard: 'Certified translation of articles of association, Polish to English',
  zero: 'Printed certified copies, bound',
  exempt: 'Postal service of the universal provider',
  outside: 'Certified translation of articles of association',
  disbursement: 'Apostille of the Foreign, Commonwealth & Development Office',
}

/** An invoice for half of what the shares are the half of. */
function invoice(shares: Share[], more: Partial<PaperFacts> = {}): PaperFacts {
  const sum = (of: 'net' | 'vat') => shares.reduce((total, one) => total + one[of], 0)
  return {
    ...BASE,
    kind: 'invoice',
    reference: 'INV-2026-0017',
    lines: shares.map(({ treatment, net, vat }) => ({
      what: WHAT[treatment],
      amount: 2 * (net + vat),
      treatment,
    })),
    shares,
    total: 2 * (sum('net') + sum('vat')),
    amount: sum('net') + sum('vat'),
    vatRate: 2000,
    vat: sum('vat'),
    net: sum('net'),
    ...more,
  }
}

const GERMANY = {
  buyer: {
    name: 'Jürgen Groß',
    company: 'Groß GmbH',
    address: 'Hof 3\nAlte Straße 12\n10115 Berlin\nBerlin',
    email: 'jg@example.com',
  },
  customer: { country: 'DE', vatNumber: 'DE123456789', business: true },
}

const AMERICA = {
  buyer: { name: 'Ann Doe', company: 'Doe Inc.', address: '1 Main Street\nBoston', email: 'ann@example.com' },
  customer: { country: 'US', vatNumber: '', business: true },
}

const SPAIN = { ...GERMANY, customer: { country: 'ES', vatNumber: 'ESB12345678', business: true } }

export const INVOICES: Record<string, PaperFacts> = {
  standard: invoice([share('standard', 5001, 1000)]),
  'a penny off the rate': invoice([share('standard', 5001, 1001)]),
  'two rates': invoice([share('standard', 5000, 1000), share('standard', 1000, 50, 500)]),
  zero: invoice([share('zero', 1000)]),
  exempt: invoice([share('exempt', 1000)]),
  disbursement: invoice([share('disbursement', 4000)]),
  'every treatment': invoice([
    share('standard', 5001, 1000),
    share('zero', 1000),
    share('exempt', 250),
    share('outside', 100),
    share('disbursement', 4000),
  ]),
  'reverse charge': invoice([share('outside', 12_345)], {
    ...GERMANY,
    notes: { outside: 'Reverse charge: you account for VAT & "duties" in your country' },
  }),
  'reverse charge with a disbursement': invoice(
    [share('outside', 12_345), share('disbursement', 4000)],
    SPAIN,
  ),
  'reverse charge in Kosovo': invoice([share('outside', 12_345)], {
    ...GERMANY,
    customer: { country: 'XK', vatNumber: '330123456', business: true },
  }),
  'outside the scope': invoice([share('outside', 12_345), share('disbursement', 4000)], AMERICA),
  'outside the scope, of a sole trader': invoice([share('outside', 12_345)], {
    ...AMERICA,
    seller: { ...SELLER, companyNumber: null },
  }),
  'with one rate for all, by transfer': {
    ...BASE,
    kind: 'invoice',
    reference: 'INV-2026-0018',
    method: 'transfer',
    part: 'second',
    lines: [{ what: WHAT.standard, amount: 12_001 }],
    total: 14_401,
    amount: 7200,
    vatRate: 2000,
    vat: 1200,
    net: 6000,
    shares: [share('standard', 6000, 1200)],
  },
  'consultation in euros': invoice([share('standard', 3792, 758)], {
    about: 'consultation',
    part: 'whole',
    currency: 'eur',
    lines: [{ what: 'Consultation by video, 45 minutes', amount: 4550 }],
    total: 4550,
    purchaseOrder: null,
  }),
  'credit note': invoice([share('standard', 833, 167), share('disbursement', 1000)], {
    kind: 'credit note',
    reference: 'CN-2026-0003',
    credits: 'INV-2026-0017',
    reason: 'Fewer pages than offered & paid for',
  }),
  'credit note for an invoice that was wrong': invoice([share('standard', 5001, 1000)], {
    kind: 'credit note',
    reference: 'CN-2026-0005',
    credits: 'INV-2026-0017',
    corrects: 'INV-2026-0017',
  }),
  'corrected invoice': invoice([share('standard', 5001, 1000)], {
    ...GERMANY,
    reference: 'INV-2026-0021',
    corrects: 'INV-2026-0017',
  }),
}

const PRIVATE = {
  buyer: { name: 'محمد Łukasz Παπαδόπουλος 王喆 김민준 श्रीमती 😀', company: null, email: 'zoe@example.com' },
  customer: { country: 'GB', vatNumber: '', business: false },
}

export const PLAIN_PAPERS: Record<string, PaperFacts> = {
  'receipt of a house without VAT': invoice([share('standard', 6001)], {
    kind: 'receipt',
    reference: 'R-2026-0001',
    seller: { ...SELLER, vatNumber: null },
    vatRate: null,
  }),
  'request for payment': invoice([share('standard', 5001, 1000)], {
    kind: 'payment request',
    reference: 'SQ-7H3K-M2PX-1',
    method: 'transfer',
    paidOn: '',
    dueOn: '2026-12-01',
    bank: { name: 'Example Papers Limited', sortCode: '12-34-56', accountNumber: '98765432' },
  }),
  'invoice of a business in South Sudan, which the standard does not know': invoice(
    [share('outside', 12_345)],
    {
      ...AMERICA,
      customer: { country: 'SS', vatNumber: '', business: true },
    },
  ),
  'invoice of a private customer': invoice([share('standard', 5001, 1000)], PRIVATE),
  'credit note of a private customer': invoice([share('standard', 833, 167)], {
    ...PRIVATE,
    kind: 'credit note',
    reference: 'CN-2026-0004',
    credits: 'INV-2026-0019',
  }),
}

/** In the scripts of customers: a name, and more that is hard to set in each. */
export const NAMES: Record<string, [name: string, more?: string]> = {
  Latin: ['Łukasz Żółć-Ångström, Đặng Thị Hương', 'Şükrü Ğ, Ōtsuka'],
  Greek: ['Γιώργος Παπαδόπουλος', 'Ἀριστοτέλης'],
  Cyrillic: ['Наталія Шевченко', 'Ђорђе, Қасым'],
  Arabic: ['محمد عبد الله', 'فاطمة الزهراء مُحَمَّد أحمد آل سعود'],
  Persian: ['علی‌رضا کریمی', 'پرویز'],
  Urdu: ['نواز شریف عائشہ صدیقہ'],
  Kurdish: ['ڕێبوار ئەحمەد'],
  Hebrew: ['משה בן־גוריון', 'ירושלים'],
  Hindi: ['श्रीमती प्रज्ञा क्षत्रिय', 'नरेन्द्र कृष्ण लक्ष्मी ज्योत्स्ना सिद्धार्थ दुर्गा ऋषि र्कि राष्ट्र मार्कण्डेय'],
  Bengali: ['রবীন্দ্রনাথ ঠাকুর', 'সত্যজিৎ শেখ মুজিবুর রহমান চন্দ্র ইন্দ্রনীল কৃষ্ণচন্দ্র স্ত্রী জ্যোৎস্না অর্ঘ্য চৌধুরী'],
  Punjabi: ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਹਰਮਨਪ੍ਰੀਤ ਕੌਰ ਸ਼੍ਰੀ'],
  Gujarati: ['મોહનદાસ ગાંધી', 'નરેન્દ્ર કૃષ્ણ ધીરુભાઈ પ્રજ્ઞા રાષ્ટ્ર'],
  Tamil: ['சுப்பிரமணிய பாரதி', 'ஸ்ரீதேவி கௌதம் மோகன் கிருஷ்ணன் லட்சுமி'],
  Telugu: ['శ్రీనివాస రామానుజన్', 'కృష్ణ చంద్రబాబు లక్ష్మీ వెంకటేశ్వర'],
  Thai: ['ณัฐวุฒิ สุขสำราญ', 'น้ำ ทักษิณ ปิ่น กำธร ที่นี้'],
  Georgian: ['ნინო ბერიძე'],
  Armenian: ['Արամ Խաչատրյան'],
  Amharic: ['ኃይለ ገብረሥላሴ', 'ዐቢይ'],
  Chinese: ['趙文卓 王喆 赵丽颖', '龍 歿'],
  Japanese: ['渡邉 さくら ヤマダ', '薗田 ガギ'],
  Korean: ['김민준 박서연', '갉'],
}

/** The file inside a paper, as a program that reads invoices takes it out. */
export function embeddedData(paper: Uint8Array): string | undefined {
  const file = Buffer.from(paper)
  const begin = /\/Type \/EmbeddedFile\n[\s\S]*?\nstream\n/.exec(file.toString('latin1'))
  if (!begin) return undefined
  return inflateSync(file.subarray(begin.index + begin[0].length), { finishFlush: 2 }).toString()
}

import { BUSINESS } from '../business.ts'
import type { LegalDocument } from './legal-document.ts'

const { legal, email, consultation } = BUSINESS

export const TERMS_OF_SERVICE: LegalDocument = {
  title: 'Terms of service',
  lead: 'The agreement between you and us, in thirteen sections and, we hope, plain words.',
  effective: { text: '4th June 2025', date: '2025-06-04' },
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        `These terms apply whenever you order a service from ${legal.name} (“we”), through this website or by email. By accepting a quote or booking a consultation you agree to them.`,
        'Nothing in them takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      id: 'services',
      title: 'Services',
      blocks: [
        'We offer translation and certification of corporate and private documents, notarisation, legalisation and apostille, procurement of documents from authorities in the United Kingdom and abroad, and consultations by video.',
        'We are not a law firm. We tell you what offices usually ask for; we do not give legal advice on your case. Notarial acts are performed by notaries, and apostilles are issued by the competent authority. What an authority decides in the end is for that authority alone.',
      ],
    },
    {
      id: 'eligibility',
      title: 'Eligibility',
      blocks: [
        'You must be 18 or older to order. If you order for a company or another legal entity, you confirm that you are authorised to bind it.',
      ],
    },
    {
      id: 'orders-and-payments',
      title: 'Orders and payments',
      blocks: [
        'A request for a quote binds neither of us. Our quote states the price, the steps and the expected date. A contract comes about when you accept the quote and pay the first half.',
        [
          'Half of the price is due upfront, half on delivery.',
          'Fees of authorities and couriers that the quote names are part of the price.',
          `A video consultation of ${consultation.minutes} minutes costs ${consultation.price} and is paid when it is booked.`,
        ],
        'If a document turns out to differ from what you sent for the quote, we tell you before we go on, and you may accept the new price or end the order.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        'The date in the quote counts from the first payment and from the moment when we have everything we need, originals included. It allows for the usual times of authorities and couriers, which we cannot command; if one of them is late, we tell you at once.',
        'Finished documents are sent electronically, by post or by courier, as agreed.',
        'Please check what you receive. A mistake of ours is corrected without charge if you tell us soon after you received it.',
      ],
    },
    {
      id: 'client-responsibilities',
      title: 'Client responsibilities',
      blocks: [
        [
          'Send complete, legible and genuine documents, and only those that you are entitled to use.',
          'Tell us the country, the office and the purpose, since the form of the work depends on them.',
          'Tell us how names are spelled in the passports of the persons concerned.',
          'Answer our questions in time for the date to be kept.',
        ],
        'We refuse orders that involve forged or unlawfully obtained documents, and may have to report them.',
      ],
    },
    {
      id: 'cancellations-and-refunds',
      title: 'Cancellations and refunds',
      blocks: [
        [
          'You may cancel within 1 hour of payment, and have your money back in full, if work has not begun.',
          'Once work has begun there is no refund.',
          'If we cannot fulfil the order, you are refunded in full.',
          `A consultation may be cancelled up to ${consultation.cancelNotice} before it begins, for a full refund.`,
        ],
        'Consumers normally have 14 days to withdraw from a contract made at a distance. When you ask us to begin within that time, you agree that the right ends once the service has been fully performed, and that until then you pay for the part already done.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Your documents remain yours. A translation becomes yours when it is paid in full, to use for whatever purpose it was made and any other lawful one.',
        'The texts, drawings and software of this website belong to us or our licensors and may not be copied for business purposes without our consent.',
      ],
    },
    {
      id: 'limitation-of-liability',
      title: 'Limitation of liability',
      blocks: [
        'Our liability for an order is capped at the amount paid for it. We are not liable for loss of profit, missed deadlines of third parties, or decisions of authorities.',
        'Nothing limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law does not allow it to be limited.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        'We keep what you send us confidential and use it for your order. The privacy policy on this website says which personal data we process, for how long we keep them, and what rights you have.',
      ],
    },
    {
      id: 'amendments',
      title: 'Amendments',
      blocks: [
        'We may change these terms. The new text appears here with its date and applies to orders placed after it. An order keeps the terms under which it was placed.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the law of England and Wales, and its courts have jurisdiction. If you are a consumer and live in Scotland, Northern Ireland or abroad, you keep the protection of the mandatory law of your home, and may sue there.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Write to ${email.general} about an order, these terms or a complaint. Enquiries are answered within ${BUSINESS.promises.reply}.`,
      ],
    },
  ],
}

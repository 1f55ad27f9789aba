import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>

/** Our own modules, but for what sessions and requests need later. */
const OWN =
  /[\\/](src[\\/](?!integration|lib[\\/](session|backend))|content[\\/]|contract[\\/](?!service-faults))/
/** Of one capability alone. */
const CAPABILITY =
  /(?:features|form|content(?:[\\/][a-z]{2,3})?|contract)[\\/](account|auth|booking|enquiry|newsletter|dashboard|operator|quote|guest-request|tasks)\b/
/** Of the two forms that documents are sent with. */
const DOCUMENTS =
  /(ui|form)[\\/](file-|use-documents|request-sections|send-request|use-request-form|use-form-answers)|(content([\\/][a-z]{2,3})?|contract)[\\/](quote|files)\./
/** Of pages that send no documents: of accounts, and the short forms. */
const SHORT = /src[\\/](?:lib[\\/]dashboard-url|ui[\\/]password-field|form[\\/]use-answers-form)/
const COMMON = /vite.preload-helper|lib[\\/]session[\\/](stored-session|return-path|leaving)/
const BACKEND =
  /lib[\\/]backend[\\/](call-function|connection|session|form-backend)|contract[\\/]service-faults/

/** What is needed only where somebody is signed in. Not `end-session` and `keep-session`: loading them does something. */
const SIGNED_IN = /node_modules[\\/]@supabase[\\/]auth-js|lib[\\/]session[\\/]auth-client/

/** But for what other pages show of orders, and an order's own page only after its offer. */
const ORDER =
  /(?:features[\\/]order[\\/](?!order-l|verify-page|use-verification|cancel-order|deliveries|ended-order|extras|needed|originals|order-payment|payments-and-papers|post-address|review-request|transfer-details)|form[\\/]billing-fields|content[\\/](?:[a-z]{2,3}[\\/])?order\.)/

const hasDocuments = (id: string) => OWN.test(id) && DOCUMENTS.test(id)
/** Private links of quote requests are pages of /get-quote. */
const capability = (id: string) =>
  (OWN.test(id) && CAPABILITY.exec(id)?.[1]?.replace(/.*request/, 'quote')) || null
const isCommon = (id: string) =>
  (COMMON.test(id) || (OWN.test(id) && !hasDocuments(id) && capability(id) === null)) && !SHORT.test(id)

/**
 * How the islands' scripts are cut into files. Left to itself the bundler makes up to 30 for one page, which pack badly: a
 * form would weigh more than 100 KB with what it loads when it is sent. Groups take their modules' imports along, so the
 * ones that others build on come first. The words of a language, such as content/es/quote.ts, go where the English ones do.
 */
export const groups: Groups = [
  {
    name: 'react',
    priority: 7,
    test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
  },
  { name: 'forget-kept', priority: 6, test: /lib[\\/]session[\\/]forget-kept/ },
  { name: 'form', priority: 6, tags: ['$initial'], minShareCount: 2, test: isCommon },
  { name: 'short-form', priority: 5, tags: ['$initial'], minShareCount: 2, test: SHORT },
  { name: 'backend', priority: 5, test: BACKEND },
  { name: 'auth-client', priority: 4, test: SIGNED_IN },
  { name: 'documents', priority: 3, tags: ['$initial'], minShareCount: 2, test: hasDocuments },
  // Orders and the estimate say what it means, too.
  {
    name: 'urgency',
    priority: 3,
    test: /contract[\\/]urgency|content[\\/](?:[a-z]{2,3}[\\/])?(?:quote-sent|prices)\b|form[\\/]urgency-notes/,
  },
  {
    name: 'estimate',
    priority: 2,
    test: /contract[\\/]estimate|content[\\/](?:[a-z]{2,3}[\\/])?(?:estimate|services)\b|form[\\/](?:estimate\.ts|estimate-working)/,
  },
  // Of private links' pages; the form is their page, too, and would load it.
  { name: 'guest-page', priority: 2, test: /content[\\/](?:[a-z]{2,3}[\\/])?guest-request\b/ },
  { name: capability, priority: 2, tags: ['$initial'] },
  { name: 'kept', priority: 2, test: /form[\\/](kept-files|heic-photo)/ },
  // But for what needs the words of requests, which stand with their form, and the checks of answers, which load when a form is used.
  {
    name: 'sent',
    priority: 1,
    minShareCount: 2,
    test: /src[\\/](lib[\\/]load-boundary|(ui|form)[\\/](?!state-page|next-steps|checks|billing-fields))/,
  },
  // The operator's pages of orders share it.
  { name: 'order-sums', priority: 1, test: /contract[\\/]order\b/ },
  // Consultations have papers too.
  { name: 'papers', priority: 1, test: /content[\\/]([a-z]{2,3}[\\/])?papers\b/ },
  // Only where there is an order, or a document is verified. Last, so that what others share with it is not in it.
  { name: 'order', test: ORDER },
]

import type { Rolldown } from 'vite'

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>

/** Except what sessions and requests need later. */
const OWN =
  /[\\/](src[\\/](?!integration|lib[\\/](session|backend))|content[\\/]|contract[\\/](?!service-faults))/
const CAPABILITY =
  /(?:features|content|contract)[\\/](account|auth|booking|enquiry|newsletter|dashboard|quote|guest-request)\b/
const DOCUMENTS =
  /(ui|form)[\\/](file-|use-documents|request-sections|send-request|use-request-form|progress-bar)|(content|contract)[\\/](quote|files)\./
const COMMON = /vite.preload-helper|lib[\\/]session[\\/](stored-session|return-path|leaving)/
const BACKEND =
  /lib[\\/]backend[\\/](call-function|connection|session|form-backend)|contract[\\/]service-faults|@supabase[\\/]functions-js|node_modules[\\/]tslib/

/** Not `end-session` and `keep-session`, whose import has effects. */
const SIGNED_IN = /node_modules[\\/]@supabase[\\/]auth-js|lib[\\/]session[\\/]auth-client/

/** Not the little that pages without an order need. */
const ORDER = /(?:features[\\/]order[\\/](?!verify-address)|content[\\/]order\b)/

const hasDocuments = (id: string) => OWN.test(id) && DOCUMENTS.test(id)
/** Quote requests' private links are pages of /get-quote. */
const capability = (id: string) =>
  (OWN.test(id) && CAPABILITY.exec(id)?.[1]?.replace(/.*request/, 'quote')) || null
const isCommon = (id: string) =>
  COMMON.test(id) || (OWN.test(id) && !hasDocuments(id) && capability(id) === null)

/**
 * By default a page has up to 30 chunks, which compress badly. Groups take their modules' imports along, so shared ones are
 * first.
 */
export const groups: Groups = [
  {
    name: 'react',
    priority: 7,
    test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
  },
  // Any page may need it alone.
  { name: 'forget-kept', priority: 6, test: /lib[\\/]session[\\/]forget-kept/ },
  { name: 'form', priority: 6, tags: ['$initial'], minShareCount: 2, test: isCommon },
  { name: 'backend', priority: 5, test: BACKEND },
  { name: 'auth-client', priority: 4, test: SIGNED_IN },
  { name: 'documents', priority: 3, tags: ['$initial'], minShareCount: 2, test: hasDocuments },
  { name: capability, priority: 2, tags: ['$initial'] },
  { name: 'kept', priority: 2, test: /form[\\/](kept-files|heic-photo)/ },
  { name: 'sent', priority: 1, minShareCount: 2, test: /src[\\/](ui|form)/ },
  // Shared with the operator's pages.
  { name: 'order-sums', priority: 1, test: /contract[\\/]order\b/ },
  // Last, so that it takes nothing shared.
  { name: 'order', test: ORDER },
]

/** Our own modules, but for what sessions and requests need later. */
const OWN = /[\\/](app[\\/](?!session|backend)|content[\\/]|contract[\\/])/
/** Those of one capability alone. */
const CAPABILITY = /(?:forms|content|contract)[\\/](account|auth|booking|enquiry|newsletter|quote|guest-request|request)\b/
/** Those of forms that documents are sent with. */
const DOCUMENTS = /[\\/](file\w*|check-file|use-documents|send-request|use-request-form|request-sending|progress-bar)[-.]/

const capability = (id: string) => (OWN.test(id) && CAPABILITY.exec(id)?.[1]) || null
const documents = (id: string) => OWN.test(id) && DOCUMENTS.test(id)
const common = (id: string) => OWN.test(id) || /vite.preload-helper/.test(id)

/** What islands share and start with. */
const shared = { tags: ['$initial'], minShareCount: 2 }

/** How the islands' scripts are cut into files: few, so that a page asks for all of them at once and packs them well. */
export const chunks = {
  groups: [
    { name: 'react', priority: 5, test: /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/ },
    { name: 'auth-client', priority: 4, test: /node_modules[\\/]@supabase[\\/]auth-js/ },
    { ...shared, name: 'form', priority: 3, test: (id: string) => common(id) && !documents(id) && !capability(id) },
    { ...shared, name: 'documents', priority: 2, test: documents },
    { ...shared, name: capability, priority: 1 },
  ],
}

import { createOpenDocument } from '../_shared/documents/open-document.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'none' }, createOpenDocument)

import { fromEnvironment } from '../_shared/dependencies.ts'
import { createOpenDocument } from '../_shared/documents/open-document.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'none' }, createOpenDocument(dependencies)),
}

import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'
import { createOpenDocument } from '../_shared/open-document.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'none' }, createOpenDocument(dependencies)),
}

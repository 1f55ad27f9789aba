import { createExportAccount } from '../_shared/account/export-account.ts'
import { fromEnvironment } from '../_shared/dependencies.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'publishable' }, createExportAccount(dependencies)),
}

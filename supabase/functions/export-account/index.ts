import { createExportAccount } from '../_shared/account/export-account.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'publishable' }, createExportAccount)

import { serve } from '../_shared/http/serve.ts'
import { createVerifyDocument } from '../_shared/order/verify-document.ts'

export default serve({ auth: 'publishable' }, createVerifyDocument)

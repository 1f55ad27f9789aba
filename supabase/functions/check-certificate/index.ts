import { createCheckCertificate } from '../_shared/certificate/check-certificate.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'none' }, createCheckCertificate)

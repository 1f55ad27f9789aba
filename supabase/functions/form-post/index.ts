import { createFormPost } from '../_shared/forms/form-post.ts'
import { serve } from '../_shared/http/serve.ts'

export default serve({ auth: 'none' }, createFormPost)

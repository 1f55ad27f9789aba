import { fromEnvironment } from '../_shared/dependencies.ts'
import { createFormPost } from '../_shared/forms/form-post.ts'
import { serve } from '../_shared/http/serve.ts'

const dependencies = fromEnvironment()

export default {
  fetch: serve(dependencies, { auth: 'none' }, createFormPost(dependencies)),
}

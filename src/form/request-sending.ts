/** What sending a request needs: the steps and the Supabase clients. They stay out of the page until somebody begins to fill in. */
export const requestSending = {
  steps: () => import('./submit-request.ts'),
  backend: () => import('#src/lib/backend/request-backend.ts'),
}

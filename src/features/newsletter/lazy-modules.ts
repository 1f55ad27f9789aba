/** What only sending needs: the rules, the client. */
export const loading = {
  rules: () => import('./validate-newsletter.ts'),
  backend: () => import('#src/lib/backend/form-backend.ts'),
}

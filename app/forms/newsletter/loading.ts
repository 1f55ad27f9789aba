/** What only sending needs: the rules, the client. */
export const loading = {
  rules: () => import('./newsletter-rules.ts'),
  backend: () => import('#app/backend/form-backend.ts'),
}

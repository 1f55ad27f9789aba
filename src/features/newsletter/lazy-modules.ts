/** What only sending needs: the client. */
export const loading = {
  backend: () => import('#src/lib/backend/form-backend.ts'),
}

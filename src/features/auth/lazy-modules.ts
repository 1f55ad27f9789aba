/** What the forms on /auth need once they are used: the auth client, the functions. */
export const loading = {
  client: () => import('#src/lib/session/auth-client.ts'),
  mail: () => import('./account-mail.ts'),
  confirmation: () => import('./account-confirmation.ts'),
}

/** What the forms on /auth need once they are used: the checks, the auth client, the functions. */
export const loading = {
  rules: () => import('./validate-account.ts'),
  client: () => import('#src/lib/session/auth-client.ts'),
  mail: () => import('./account-mail.ts'),
  confirmation: () => import('./account-confirmation.ts'),
}

/** What the forms on /auth need once they are used: the checks, the auth client, the functions. */
export const loading = {
  rules: () => import('./rules.ts'),
  client: () => import('#app/session/auth-client.ts'),
  mail: () => import('#app/backend/account-mail.ts'),
  confirmation: () => import('#app/backend/account-confirmation.ts'),
}

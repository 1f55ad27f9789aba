/** The parameter of a private link, and the name under which its token is kept. */
export const REQUEST_PARAMETER = 'request'

/** The token of the private link that opened this page, if one did. */
export function requestToken(): string | undefined {
  const token: unknown = history.state?.[REQUEST_PARAMETER]
  return typeof token === 'string' ? token : undefined
}

/** How the visitor has come back from the payment page, if so; kept by takeRequestLink, beside the token where there is one. */
export function paymentReturn(): 'success' | 'cancelled' | undefined {
  const payment: unknown = history.state?.payment
  return payment === 'success' || payment === 'cancelled' ? payment : undefined
}

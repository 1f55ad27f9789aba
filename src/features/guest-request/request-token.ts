export const REQUEST_PARAMETER = 'request'

export function requestToken(): string | undefined {
  const token: unknown = history.state?.[REQUEST_PARAMETER]
  return typeof token === 'string' ? token : undefined
}

/** Set by takeRequestLink. */
export function paymentReturn(): 'success' | 'cancelled' | undefined {
  const payment: unknown = history.state?.payment
  return payment === 'success' || payment === 'cancelled' ? payment : undefined
}

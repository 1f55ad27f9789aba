/** The codes come from the system, TLS and SMTP. */

const MEANINGS: [RegExp, string][] = [
  [/CERT_HAS_EXPIRED/, 'the mail server’s certificate has expired'],
  [/CERT_NOT_YET_VALID/, 'the mail server’s certificate is not valid yet: check the clock of this machine'],
  [/ALTNAME_INVALID/, 'the mail server’s certificate is for a different name from SMTP_URL’s'],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/,
    'the mail server’s certificate is not signed by a trusted authority',
  ],
  [
    /ETLS|EPROTO\b|ERR_SSL/,
    'no encrypted connection to the mail server: check protocol and port in SMTP_URL',
  ],
  [/EAUTH/, 'the mail server rejects the user name or password of SMTP_URL'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'the mail server’s name cannot be resolved'],
  [/ECONNREFUSED/, 'the mail server refuses connections'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'the mail server does not answer'],
  [/ECONNECTION|ECONNRESET/, 'the mail server closed the connection'],
  [/:530$/, 'the mail server wants a user name and a password: put them into SMTP_URL'],
  [/:5\d\d$/, 'the mail server refuses it permanently'],
  [/:4\d\d$/, 'the mail server refuses it temporarily'],
  [/EPROTOCOL/, 'what answers is no mail server: check name and port in SMTP_URL'],
  [/ENOSPC/, 'the disk is full'],
  [
    /^recipient-limit$/,
    'this address has reached its limit of messages for today; mail retry sends it anyway',
  ],
  [/^bundled$/, 'bundled with others into one message; mail retry sends it separately'],
]

/** @param code as in `outbox.last_error` */
export function deliveryError(code: string | null): string {
  if (code === null) return ''
  const meaning = MEANINGS.find(([pattern]) => pattern.test(code))?.[1]
  return meaning ? `${meaning} (${code})` : code
}

/** What the outbox noted of a failed delivery, in words. Its codes are those of the system, of TLS and of SMTP. */

const MEANINGS: [RegExp, string][] = [
  [/CERT_HAS_EXPIRED/, 'the mail server’s certificate has expired'],
  [/CERT_NOT_YET_VALID/, 'the mail server’s certificate is not valid yet: check the clock of this machine'],
  [/ALTNAME_INVALID/, 'the mail server’s certificate is for another name than SMTP_URL has'],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|CERT_UNTRUSTED/,
    'nobody whom we trust has signed the mail server’s certificate',
  ],
  [/ETLS|EPROTO|ERR_SSL/, 'no encrypted line to the mail server: check protocol and port in SMTP_URL'],
  [/EAUTH/, 'the mail server refuses user or password of SMTP_URL'],
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'the mail server’s name is not known'],
  [/ECONNREFUSED/, 'the mail server takes no connections'],
  [/ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'the mail server does not answer'],
  [/ECONNECTION|ECONNRESET/, 'the mail server has hung up'],
  [/:5\d\d$/, 'the mail server refuses it for good'],
  [/:4\d\d$/, 'the mail server refuses it for now'],
  [/ENOSPC/, 'the disk is full'],
  [
    /^recipient-limit$/,
    'this address has had as many messages today as one gets; mail retry sends it all the same',
  ],
  [/^bundled$/, 'put together with others in one message; mail retry sends it by itself'],
]

/** @param code as in `outbox.last_error` */
export function deliveryError(code: string | null): string {
  if (code === null) return ''
  const meaning = MEANINGS.find(([pattern]) => pattern.test(code))?.[1]
  return meaning ? `${meaning} (${code})` : code
}

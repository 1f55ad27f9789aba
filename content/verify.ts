export const VERIFY_PAGE = {
  title: 'Verify a document',
  lead: 'Check whether a file you were given is exactly as we delivered it.',
  how: 'For authorities, universities, employers, banks and anyone else. It is free and needs no account, and the file stays on your device.',
  file: 'The file to check',
  choose: 'Choose a file',
  hint: 'Up to {limit} MB.',
  reading: 'Calculating the fingerprint…',
  asking: 'Looking it up…',
  known: {
    title: 'Yes, we delivered this file',
    text: 'It is unchanged since we delivered it on {date}.',
    reference: 'Our reference {reference}',
  },
  replaced: {
    title: 'We replaced this file on {on}',
    text: 'We delivered it on {date} and have replaced it since. Please ask the person who gave it to you for the new one.',
  },
  takenBack: {
    title: 'We took this file back on {on}',
    text: 'We delivered it by mistake on {date} and took it back before it was opened. Please do not rely on it.',
  },
  unknown: {
    title: 'We have no record of this file',
    text: 'It may still be genuine. There may be no record of it because',
    reasons: [
      'it was changed, signed, converted or saved again after we delivered it;',
      'it is a scan or a photo of a printed document;',
      'its record was deleted, or it is older than our records.',
    ],
  },
  ask: 'If in doubt, ask us, with the reference on the document: {email}.',
  digest: 'Fingerprint of this file (SHA-256)',
  about: [
    {
      title: 'What it proves',
      text: 'If we find the file, it is ours and has not been changed since the date shown. It says nothing about the original document, or about who gave you the file.',
    },
    {
      title: 'If there is no record',
      text: 'Ask for the file exactly as we sent it: a scan, a photo or a copy that was saved again cannot be found, unless a code stands at the foot of the page: enter it above. You can also write to us with the reference on the document: {email}.',
    },
  ],
  technical: {
    title: 'How the check works',
    text: 'Your browser calculates a fingerprint of the file (SHA-256) and sends us only that. We compare it with those of the files we delivered. The fingerprint does not reveal what is in the file.',
  },
  tooLarge:
    'This file is larger than {limit} MB, more than a browser can check. We do not deliver files that large.',
  unreadable: 'This file could not be read. Please choose it again.',
  insecure: 'This browser can only check files on a secure page (https).',
  failed: 'We could not look it up just now. Please try again.',
  busy: 'There were too many checks in a short time. Please wait a few minutes and try again.',
  again: 'Try again',
  noscript:
    'To check a document, this page needs JavaScript, which is switched off or unavailable here. To ask whether a document is ours, write to',
} as const

/** E-mail addresses that everything of ours takes, and others that nothing does: the forms, the functions, the database. */

export const GOOD_ADDRESSES = [
  'ada@example.com',
  "o'neill+docs@mail.example.co.uk",
  `${'a'.repeat(64)}@example.com`,
  'x_y-z@xn--bcher-kva.example',
]

export const BAD_ADDRESSES = [
  'ada',
  'ada@localhost',
  'ada@example.com\r\nBcc: x@example.com',
  'ada@example.com\0',
  'ada@exam\u2028ple.com',
  'ada@example.com,bob@example.com',
  'ada@example.com bob@example.com',
  'Ada <ada@example.com>',
  '<ada@example.com>',
  '"ada"@example.com',
  '"ada@evil.example"@example.com',
  '"ada\\"@evil.example> "@example.com',
  'ada(comment)@example.com',
  'ada@example.com(comment)',
  'ada@[127.0.0.1]',
  'ada@[IPv6:::1]',
  '@evil.example:ada@example.com',
  'friends:ada@example.com;',
  'ada@evil.example@example.com',
  'ada%evil.example@example.com',
  'evil.example!ada@example.com',
  '\u202Eada@example.com',
  'аda@example.com',
  'ada@exаmple.com',
  '.ada@example.com',
  'ada..b@example.com',
  `${'a'.repeat(65)}@example.com`,
]

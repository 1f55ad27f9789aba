export const NOT_FOUND = {
  title: 'Oops! Page not found',
  text: 'Nothing is filed at this address. The link may be out of date, or may have lost a letter on its way to you.',
  home: 'Return to Home',
  contact: 'Contact us',
} as const

export const AUTH_PAGE = {
  logIn: {
    title: 'Log in',
    lead: 'Follow your requests, start a new one, and keep your details in one place.',
    submit: 'Log in',
    busy: 'Logging in...',
    forgot: 'Forgot your password?',
    other: 'No account yet?',
    switch: 'Create an account',
  },
  signUp: {
    title: 'Create an account',
    lead: 'It takes a minute and is free. Requests you have sent from the same email address are added to it.',
    submit: 'Create account',
    busy: 'Creating account...',
    other: 'Already have an account?',
    switch: 'Log in',
    terms: 'By creating an account you accept our {terms}. Our {privacy} says what we do with your details.',
    termsLink: 'terms of service',
    privacyLink: 'privacy policy',
    phone: 'Include the country code.',
  },
  forgotPassword: {
    title: 'Reset your password',
    lead: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    back: 'Back to login',
  },
  setNewPassword: {
    title: 'Choose a new password',
    lead: 'For {email}. You will be logged out everywhere else, and log in with the new password.',
    submit: 'Update password',
    busy: 'Updating...',
    back: 'Back to login',
  },
  checkEmail: {
    title: 'Open your email',
    leads: {
      'sign-up':
        'We have written to {email}. Open the link in the message and enter your password there; then the account is ready.',
      'one-step':
        'There is one step left before your account is ready. We have just written to {email}: open the link in the message and choose a password.',
      password:
        'If there is an account for {email}, a message with a link to choose a new password is on its way.',
    },
    resend: 'Send the email again',
    resending: 'Sending...',
    resent: 'Sent again. It can take a minute to arrive.',
    hint: 'The link works once, for an hour. If nothing arrives, check your spam folder. An address gets only a few of these emails a day; after that, try again tomorrow.',
    back: 'Back to login',
  },
  confirm: {
    title: 'Confirm your email address',
    lead: 'Enter the password you chose when you created the account.',
    submit: 'Confirm my email address',
    busy: 'Confirming...',
    wrong:
      'This is not the password you chose when you signed up. Try again, or choose a new password instead.',
    other: 'Can’t remember it?',
    switch: 'Choose a new password instead',
  },
  recover: {
    title: 'Choose a new password',
    lead: 'You asked for a new password. Press the button to choose one on the next screen.',
    submit: 'Choose a new password',
    busy: 'Checking the link...',
  },
  confirmed: {
    title: 'Email address confirmed',
    lead: '{email} can be used from now on. You are still logged in as {own}.',
    stay: 'Go to my dashboard',
    switch: 'Switch to the other account',
    switching: 'Switching...',
  },
  benefits: {
    title: 'What an account is for',
    items: [
      'See every request with its reference, its files and how soon it is due.',
      'Send a new task without typing your details again.',
      'Download everything we hold about you, or delete it, at any time.',
    ],
    quote: 'You don’t need an account to order: {link}.',
    quoteLink: 'request a quote without an account',
  },
  own: {
    note: 'You are logged in as {email}. That does not change, even if this link belongs to another account.',
    leave: 'Go to my dashboard instead',
  },
  noscript:
    'Logging in needs JavaScript, which is switched off or unavailable here. You can write to us instead at',
} as const

export const REDIRECT_PAGES = {
  register: { title: 'Create an account', text: 'Redirecting to sign-up...', link: 'Continue to sign-up' },
  resetPassword: {
    title: 'Reset your password',
    text: 'Redirecting to password reset...',
    link: 'Continue to password reset',
  },
} as const

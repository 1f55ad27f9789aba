/** Where the browser keeps the session, in local storage. The same name is given to the auth client. */
export const SESSION_STORAGE_KEY = 'sb-auth'

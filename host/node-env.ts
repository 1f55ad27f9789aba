/**
 * React is loaded as it is for production, without the checks that are for developers. It looks once, when it is first
 * imported: so whoever starts a process of the host imports this before anything else.
 */
process.env.NODE_ENV ??= 'production'

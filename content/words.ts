/** All words that messages, papers and answers of functions take, in one language. A further language has this file, too. */

export * from './enquiry.ts'
export * from './facts.ts'
export * from './language.ts'
export * from './mail/common.ts'
export * from './mail/enquiry.ts'

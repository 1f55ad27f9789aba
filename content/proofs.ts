/** What visitors can check about the business. Its facts are in business.yaml: `proofs`, and the company and insurer of `legal`. */
export const PROOF_WORDS = {
  title: 'Check who we are',
  member: 'Member of',
  number: 'no. {number}',
  company: 'Registered in {registeredIn}',
  companyNumber: '{form} no. {number}',
  forms: { company: 'Company', llp: 'LLP' },
  /** Where everyone can look up a number. */
  register: 'https://find-and-update.company-information.service.gov.uk/company/',
  insurer: 'Professional indemnity insurance',
  rating: 'Customer reviews',
  score: '{score} out of {outOf} from {reviews} reviews on {site}, {date}',
  guarantee: 'Our guarantee',
} as const

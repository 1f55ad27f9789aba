/** The fields of the profile that can be changed, in the order of the page. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'companyName', 'phone'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

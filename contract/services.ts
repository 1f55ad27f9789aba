/** The ids of our services. */
export const SERVICES = ['corporate', 'private', 'apostille', 'procurement'] as const
export type ServiceId = (typeof SERVICES)[number]

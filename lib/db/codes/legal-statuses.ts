/** The legal status of an agreement. */
export const legalStatuses = ['in_force', 'signed', 'terminated', 'suspended'] as const

export type LegalStatus = (typeof legalStatuses)[number]

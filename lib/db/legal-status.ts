/** How an agreement stands in law. */
export const legalStatuses = ['in_force', 'signed', 'terminated', 'suspended'] as const

export type LegalStatus = (typeof legalStatuses)[number]

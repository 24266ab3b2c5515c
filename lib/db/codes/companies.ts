/** How many people a company employs. */
export const companySizes = ['1-9', '10-49', '50-249', '250-499', '500+'] as const

export type CompanySize = (typeof companySizes)[number]

/** What staff check of a company before the portal vouches for it, in the order of pages. */
export const checkedFacts = [
  'registration',
  'export',
  'address',
  'contacts',
  'certificates',
] as const

export type CheckedFact = (typeof checkedFacts)[number]

/** What a file with the profile of a company does. */
export const profileResults = ['changed', 'unchanged', 'refused'] as const

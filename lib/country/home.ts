import { jordan } from './jordan.ts'

/** The country whose exports the portal promotes. */
export const homeCountry = jordan

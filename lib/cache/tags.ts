/**
 * Tags under which answers and pages of several features are cached. A feature drops the tag of a
 * feature above it where a change shows there too: a company's name is on all it offers.
 */
export const companiesTag = 'companies'
export const offersTag = 'offers'

/** Carried by answers of which there may be hundreds of thousands: they share a quarter of the page store. */
export const manyPagesTag = 'many-pages'

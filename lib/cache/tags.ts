/**
 * Tags under which answers and pages of several features are cached. A feature drops the tag of a
 * feature above it where a change shows there too: a company's name is on all it offers.
 */
export const companiesTag = 'companies'
export const offersTag = 'offers'

/** The texts of an entry that a search looks into. */
export const searchedFields = ['FULL_NAME', 'field', 'languages', 'DESCRIPTION', 'TARIFF'] as const

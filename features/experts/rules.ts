/** The fields of an entry that a search covers. */
export const searchedFields = ['FULL_NAME', 'field', 'languages', 'DESCRIPTION', 'TARIFF'] as const

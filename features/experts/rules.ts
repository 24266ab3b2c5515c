import type { PoolEntryWrite } from './contract'

/** The fields of an entry that a search covers. */
export const searchedFields = ['FULL_NAME', 'field', 'languages', 'DESCRIPTION', 'TARIFF'] as const

/** The values of an entry that the filter of the list is compared with. */
export const filterValues = { expert: ({ expert_id }: PoolEntryWrite) => [expert_id] }

import { textsOf } from '@/lib/bilingual/in-locale'
import { mentions } from '@/lib/i18n/fold'
import type { PoolEntryWrite } from './contract'
import type { PoolState } from './search-params'

/** The texts of an entry that a search looks into. */
export const searchedFields = ['FULL_NAME', 'field', 'languages', 'DESCRIPTION', 'TARIFF'] as const

/** Whether filters mean this entry, where the provider does not filter. */
export function matchesPool(entry: PoolEntryWrite, { q, expert }: PoolState['filters']): boolean {
  const texts = searchedFields.flatMap((field) => Object.values(textsOf(entry, field)))
  const fieldMatches = expert.length === 0 || expert.includes(String(entry.expert_id))
  return fieldMatches && mentions(texts, q[0] ?? '')
}

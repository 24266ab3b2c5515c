import { meaningOf } from '@/features/search/rules/meaning'
import { actionsOf, kindsOf } from '@/lib/search/kind-words'
import { readSearch } from '@/lib/search/query'
import { thesaurusOf } from '@/lib/search/thesaurus'

/** Three places, the words of kinds and actions, and one pair of synonyms. */
export const searchLookups = {
  places: thesaurusOf([
    { names: ['United Arab Emirates', 'UAE', 'الإمارات'], meaning: 'AE' },
    { names: ['USA', 'US', 'أمريكا'], meaning: 'US' },
    { names: ['Jordan', 'الأردن'], meaning: 'JO' },
  ]),
  kinds: kindsOf,
  actions: actionsOf,
  synonyms: thesaurusOf([{ names: ['olive oil', 'زيت زيتون'], meaning: null }]),
}

/** What a typed text means with these. */
export const meaning = (typed: string) => meaningOf(readSearch(typed), typed, searchLookups)

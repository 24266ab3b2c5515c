import 'server-only'
import { homeCountry } from '@/lib/country/home'
import { textsOf } from '@/lib/bilingual/in-locale'
import { untilChange } from '@/lib/cache/until-change'
import otherNames from '@/lib/db/seed/data/country-names.json' with { type: 'json' }
import { actionsOf, kindsOf } from '@/lib/search/kind-words'
import { thesaurusOf, type WordGroup } from '@/lib/search/thesaurus'
import type { Lookups } from '../rules/meaning'
import { synonymsOf } from '../synonyms/server/synonyms'
import { selectGovernorates, selectPlaces } from './lookups.sql'

interface OtherNames {
  en: readonly string[]
  ar: readonly string[]
  adjectives: { en: readonly string[]; ar: readonly string[] }
}

const others: Readonly<Record<string, OtherNames | undefined>> = otherNames
const none: OtherNames = { en: [], ar: [], adjectives: { en: [], ar: [] } }

const union = { iso2: 'EU', names: ['European Union', 'EU', 'الاتحاد الأوروبي'] }
/** The country of the portal is no market, and has no other names there. */
const own: Readonly<Record<string, readonly string[]>> = {
  [homeCountry.code]: homeCountry.otherNames,
}

/** Regions, which find their countries without being another name of them. */
const regions: readonly WordGroup<string>[] = [
  {
    names: [
      'Gulf',
      'GCC',
      'Gulf states',
      'Gulf countries',
      'Gulf region',
      'Gulf Cooperation Council',
      'الخليج',
      'دول الخليج',
      'مجلس التعاون',
      'دول مجلس التعاون الخليجي',
      'الخليجية',
      'خليجي',
    ],
    related: [
      'Saudi Arabia',
      'United Arab Emirates',
      'Kuwait',
      'Qatar',
      'Bahrain',
      'Oman',
      'السعودية',
      'الإمارات',
      'الكويت',
      'قطر',
      'البحرين',
    ],
    meaning: 'gulf',
  },
  {
    names: [
      'MENA',
      'Middle East',
      'Middle East and North Africa',
      'الشرق الأوسط',
      'الشرق الأوسط وشمال إفريقيا',
    ],
    related: ['Arab', 'Arab countries', 'Gulf', 'عربي', 'الدول العربية', 'العربية', 'الخليج'],
    meaning: 'mena',
  },
  {
    names: ['Africa', 'African countries', 'أفريقيا', 'إفريقيا', 'الدول الأفريقية', 'أفريقي'],
    related: [
      'Egypt',
      'Sudan',
      'Libya',
      'Algeria',
      'Morocco',
      'Tunisia',
      'Ethiopia',
      'Kenya',
      'African',
    ],
    meaning: 'africa',
  },
]

function placeGroup(iso2: string, official: readonly string[]): WordGroup<string> {
  const { en, ar, adjectives } = others[iso2] ?? none
  return {
    names: [
      ...new Set([
        ...official,
        ...en,
        ...ar,
        ...(own[iso2] ?? []),
        ...adjectives.en,
        ...adjectives.ar.flatMap((one) => [one, `${one}ة`]),
      ]),
    ],
    meaning: iso2,
  }
}

/** What words mean: names of places, words for kinds, and the synonyms that staff keep. */
export const loadLookups = untilChange(async (db): Promise<Lookups> => {
  const [places, local, synonyms] = await Promise.all([
    selectPlaces(db),
    selectGovernorates(db),
    synonymsOf(db),
  ])
  return {
    places: thesaurusOf([
      ...regions,
      placeGroup(union.iso2, union.names),
      ...local.map((one) => ({ names: Object.values(textsOf(one, 'name')), meaning: one.iso })),
      ...places.map((place) => placeGroup(place.iso2, Object.values(textsOf(place, 'name')))),
    ]),
    kinds: kindsOf,
    actions: actionsOf,
    synonyms,
  }
})

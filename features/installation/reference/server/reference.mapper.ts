import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { lookupLists } from '@/lib/db/codes/lookup-lists'
import { noPicture } from '../../rules'
import type { IndustriesSeed, LookupsSeed, NomenclatureSeed, SynonymsSeed } from '../contract'

export function countryOf(country: object) {
  return { note_eng: null, note_ara: null, ...country }
}

/** The entries of all lists; fields other than id and name go into `extra`. */
export function lookupsOf(seed: LookupsSeed) {
  return lookupLists.flatMap((list) =>
    (seed[list] ?? []).map((entry, position) => ({
      ...entry,
      list,
      id: entry.id ?? entry.iid,
      extra: extraOf(entry),
      sort: position + 1,
    })),
  )
}

const named = /^(?:id|iid|name|name_translations|(?:name|type|mode)_(?:eng|ara))$/

function extraOf(entry: object) {
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !named.test(field)))
}

/** The nomenclature with the places of its sections. */
export function nomenclatureOf({ sections, ...levels }: NomenclatureSeed) {
  return {
    ...levels,
    sections: sections.map((section, index) => ({ ...section, position: index + 1 })),
  }
}

export function sectorsOf({ industries, sub_industries }: IndustriesSeed) {
  const unpictured = industries.map((industry) => ({ ...industry, ...noPicture }))
  return { industries: unpictured, subIndustries: sub_industries }
}

export function synonymsOf({ eng, ara, related }: SynonymsSeed['groups'][number]) {
  return {
    ...bilingualPair('terms', { en: eng, ar: ara }, 'bare'),
    ...bilingualPair('related', { en: related?.eng ?? [], ar: related?.ara ?? [] }, 'bare'),
    active: true,
  }
}

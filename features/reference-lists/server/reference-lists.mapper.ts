import 'server-only'
import { inLocale } from '@/lib/bilingual/in-locale'
import { renamePair } from '@/lib/bilingual/pair'
import type { Lookup } from '../contract'

/** A position or title: the plain English name and the translations by language. */
export function translatedLookup(lookup: Lookup) {
  const name = inLocale(lookup, 'name', 'en')
  return { ...lookup, name, name_translations: { en: name, ar: inLocale(lookup, 'name', 'ar') } }
}

/** A type of institution, with its name in `type`. */
export function typeLookup(lookup: Lookup) {
  return { id: lookup.id, ...renamePair(lookup, 'name', 'type') }
}

/** A mode of participation, with its name in `mode`. */
export function modeLookup(lookup: Lookup) {
  return { id: lookup.id, ...renamePair(lookup, 'name', 'mode') }
}

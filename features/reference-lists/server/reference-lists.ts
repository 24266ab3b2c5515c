import 'server-only'
import { database } from '@/lib/db/database'
import type { LookupList } from '@/lib/db/codes/lookup-lists'
import { inLocale } from '@/lib/bilingual/in-locale'
import { renamePair } from '@/lib/bilingual/pair'
import type { Lookup } from '../contract'
import { selectCountries, selectGovernorates, selectLookups } from './reference-lists.sql'

/** All countries, in the order of their three-letter codes. */
export async function listCountries() {
  return selectCountries(await database())
}

/** The governorates of the country. */
export async function listGovernorates() {
  return selectGovernorates(await database())
}

/** The entries of one code list in their order. */
export async function listLookup(list: LookupList) {
  return selectLookups(await database(), list)
}

/** Positions or titles, with their translations by language. */
export async function listTranslated(list: 'positions' | 'titles') {
  return (await listLookup(list)).map(translatedLookup)
}

/** Types of support institutions. */
export async function listInstitutionTypes() {
  return (await listLookup('exports_type')).map(typeLookup)
}

/** The modes of participation in the offers of institutions. */
export async function listInstitutionModes() {
  return (await listLookup('exports_mode')).map(modeLookup)
}

/** A position or title: the plain English name and the translations by language. */
function translatedLookup(lookup: Lookup) {
  const name = inLocale(lookup, 'name', 'en')
  return { ...lookup, name, name_translations: { en: name, ar: inLocale(lookup, 'name', 'ar') } }
}

/** A type of institution, with its name in `type`. */
function typeLookup(lookup: Lookup) {
  return { id: lookup.id, ...renamePair(lookup, 'name', 'type') }
}

/** A mode of participation, with its name in `mode`. */
function modeLookup(lookup: Lookup) {
  return { id: lookup.id, ...renamePair(lookup, 'name', 'mode') }
}

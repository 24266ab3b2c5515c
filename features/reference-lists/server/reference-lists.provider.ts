import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as referenceListsCalls from '../contract'
import {
  barrierTypes,
  clientTypes,
  companyTypes,
  countries,
  countryWrite,
  credentialTypes,
  eventModes,
  eventTypes,
  governorates,
  governorateWrite,
  institutionGovernorates,
  institutionModes,
  institutionTypes,
  locationTypes,
  positions,
  titles,
} from '../contract'

const country = tableRecord(countryWrite, {
  ...bothLanguages('region', '', 'bare'),
  ...bothLanguages('subregion', '', 'bare'),
  ...bothLanguages('note', null),
  code_2: null,
  code_num: '',
  is_arab: false,
  portal_own: false,
})

/** The tables have the names of entries by language, as one plain name or as translations. */
interface Named {
  name?: unknown
  name_translations?: { en?: unknown; ar?: unknown }
}

/** An entry with its name in each of these forms. */
function withNames(entry: Named): object {
  const { en, ar } = textsOf(entry, 'name')
  const given = entry.name_translations
  const translations = { en: given?.en ?? entry.name ?? en, ar: given?.ar ?? entry.name ?? ar }
  return {
    ...bilingualPair('name', translations),
    name: translations.en,
    name_translations: translations,
    ...entry,
  }
}

const governorate = tableRecord(
  governorateWrite,
  { ...bothLanguages('region', ''), ...bothLanguages('seat', ''), iso_3166_2: '' },
  withNames,
)

const named = z.array(tableRecord(companyTypes.response.element, {}, withNames))
const translated = z.array(tableRecord(titles.response.element, {}, withNames))
const seats = z.array(tableRecord(institutionGovernorates.response.element, {}, withNames))

export const referenceListsAtProvider = {
  companyTypes: sameCall(companyTypes, named),
  locationTypes: sameCall(locationTypes, named),
  eventTypes: sameCall(eventTypes, named),
  eventModes: sameCall(eventModes, named),
  credentialTypes: sameCall(credentialTypes, named),
  barrierTypes: sameCall(barrierTypes, named),
  clientTypes: sameCall(clientTypes, named),
  countries: sameCall(countries, z.array(country)),
  governorates: sameCall(governorates, z.array(governorate)),
  positions: sameCall(positions, translated),
  titles: sameCall(titles, translated),
  institutionTypes: sameCall(
    institutionTypes,
    z.array(tableRecord(institutionTypes.response.element)),
  ),
  institutionModes: sameCall(
    institutionModes,
    z.array(tableRecord(institutionModes.response.element)),
  ),
  institutionGovernorates: sameCall(institutionGovernorates, seats),
} satisfies Partial<Stances<typeof referenceListsCalls>>

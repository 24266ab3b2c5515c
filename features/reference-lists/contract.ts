import { answered, completed } from '@/lib/api/answered'
import { endpoint } from '@/lib/api/endpoint'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { lookupLists } from '@/lib/db/lookup-lists'
import { z } from 'zod'

export const countryWrite = z.object({
  id: z.int().positive(),
  code_2: z.string().nullable(),
  code_3: z.string(),
  code_num: z.string(),
  ...bilingualText('name'),
  ...bilingualText('region', 'bare'),
  ...bilingualText('subregion', 'bare'),
  is_arab: z.boolean(),
  /** An entry of the portal, such as GMK, the whole world's market. */
  portal_own: z.boolean(),
  ...bilingualOptional('note', 'lower', editor('text')),
})

const country = answered(countryWrite, {
  ...bothLanguages('region', '', 'bare'),
  ...bothLanguages('subregion', '', 'bare'),
  ...bothLanguages('note', null),
  code_2: null,
  code_num: '',
  is_arab: false,
  portal_own: false,
})

export type Country = z.infer<typeof country>

export const governorateWrite = z.object({
  id: z.int().positive(),
  name: z.string(),
  ...bilingualText('name'),
  iso_3166_2: z.string(),
  ...bilingualText('region'),
  ...bilingualText('seat'),
})

export type Governorate = z.infer<typeof governorateWrite>

/** One entry of a code list; `extra` holds what single lists carry besides the name. */
export const lookupWrite = z.object({
  list: z.enum(lookupLists),
  id: z.int().positive(),
  ...bilingualText('name'),
  extra: z.record(z.string(), z.string().nullable()).meta(editor('none', { initial: {} })),
  sort: z.int().meta(editor('position', { among: ['list'] })),
})

export type Lookup = z.infer<typeof lookupWrite>

export const listsTag = 'reference-lists'

const namedShape = z.object({ id: z.int(), ...bilingualText('name') })

/** The tables name a list's entries by language, by one plain name or by translations. */
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

const named = completed(answered(namedShape, {}), withNames)

/** Positions and titles: also the plain name and the two translations by language. */
const translated = completed(
  answered(
    namedShape.extend({
      name: z.string(),
      name_translations: z.object({ en: z.string(), ar: z.string() }),
    }),
    {},
  ),
  withNames,
)

const governorate = completed(
  answered(governorateWrite, {
    ...bothLanguages('region', ''),
    ...bothLanguages('seat', ''),
    iso_3166_2: '',
  }),
  withNames,
)

const institutionGovernorate = completed(
  answered(namedShape.extend({ name: z.string() }), {}),
  withNames,
)

const list = <const Path extends string, Item extends z.ZodType>(
  path: Path,
  summary: string,
  item: Item,
) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'public',
    response: z.array(item),
    tags: [listsTag],
  })

export const countries = list(
  'countries',
  'Countries and the portal’s own entries such as GMK',
  country,
)

export const governorates = list('governorates', 'Governorates of Jordan', governorate)

export const positions = list('positions', 'Positions of contact persons', translated)

export const titles = list('titles', 'Titles of contact persons', translated)

export const companyTypes = list('company-types', 'Legal forms of companies', named)

export const locationTypes = list(
  'international-buyers-location-types',
  'Where a company sits: 1 local, 2 international',
  named,
)

export const eventTypes = list('events-type', 'Types of events', named)

export const eventModes = list('events-mode', 'Modes of events', named)

export const credentialTypes = list('credential-types', 'Types of credentials', named)

export const barrierTypes = list('type_of_barriers', 'Types of trade barriers', named)

export const clientTypes = list('type_of_client', 'Types of clients', named)

export const institutionTypes = list(
  'exports-type',
  'Types of support institutions',
  answered(z.object({ id: z.int(), ...bilingualText('type') }), {}),
)

export const institutionModes = list(
  'exports-mode',
  'How a firm takes part in what an institution offers',
  answered(z.object({ id: z.int(), ...bilingualText('mode') }), {}),
)

export const institutionGovernorates = list(
  'exports-gov',
  'Governorates of support institutions',
  institutionGovernorate,
)

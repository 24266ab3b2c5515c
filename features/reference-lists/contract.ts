import { homeCountry } from '@/lib/country/home'
import { endpoint } from '@/lib/api/endpoint'
import { editor } from '@/lib/bilingual/field-editor'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import { lookupLists } from '@/lib/db/codes/lookup-lists'
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
  /** An entry of the portal's own, such as GMK, the global market. */
  portal_own: z.boolean(),
  ...bilingualOptional('note', 'lower', editor('text')),
})

export type Country = z.infer<typeof countryWrite>

export const governorateWrite = z.object({
  id: z.int().positive(),
  name: z.string(),
  ...bilingualText('name'),
  iso_3166_2: z.string(),
  ...bilingualText('region'),
  ...bilingualText('seat'),
})

export type Governorate = z.infer<typeof governorateWrite>

/** An entry of a code list; `extra` has the fields of single lists besides the name. */
export const lookupWrite = z.object({
  list: z.enum(lookupLists),
  id: z.int().positive(),
  ...bilingualText('name'),
  extra: z.record(z.string(), z.string().nullable()).meta(editor('none', { initial: {} })),
  sort: z.int().meta(editor('position', { among: ['list'] })),
})

export type Lookup = z.infer<typeof lookupWrite>

export const listsTag = 'reference-lists'

const named = z.object({ id: z.int(), ...bilingualText('name') })

/** Positions and titles: also the plain name and the two translations by language. */
const translated = named.extend({
  name: z.string(),
  name_translations: z.object({ en: z.string(), ar: z.string() }),
})

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
  'List countries and the portal’s own entries, such as GMK',
  countryWrite,
)

export const governorates = list(
  'governorates',
  `List the governorates of ${homeCountry.name.en}`,
  governorateWrite,
)

export const positions = list('positions', 'List the positions of contact persons', translated)

export const titles = list('titles', 'List the titles of contact persons', translated)

export const companyTypes = list('company-types', 'List the legal forms of companies', named)

export const locationTypes = list(
  'international-buyers-location-types',
  'List company locations: 1 for local, 2 for international',
  named,
)

export const eventTypes = list('events-type', 'List event types', named)

export const eventModes = list('events-mode', 'List ways to attend events', named)

export const credentialTypes = list('credential-types', 'List credential types', named)

export const barrierTypes = list('type_of_barriers', 'List trade barrier types', named)

export const clientTypes = list('type_of_client', 'List client types', named)

export const institutionTypes = list(
  'exports-type',
  'List types of support institutions',
  z.object({ id: z.int(), ...bilingualText('type') }),
)

export const institutionModes = list(
  'exports-mode',
  'List kinds of help from support institutions',
  z.object({ id: z.int(), ...bilingualText('mode') }),
)

export const institutionGovernorates = list(
  'exports-gov',
  'List the governorates of support institutions',
  named.extend({ name: z.string() }),
)

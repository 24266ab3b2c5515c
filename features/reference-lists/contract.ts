import { endpoint } from '@/lib/api/endpoint'
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
  'Countries and the portal’s own entries such as GMK',
  countryWrite,
)

export const governorates = list('governorates', 'Governorates of Jordan', governorateWrite)

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
  z.object({ id: z.int(), ...bilingualText('type') }),
)

export const institutionModes = list(
  'exports-mode',
  'How a firm takes part in what an institution offers',
  z.object({ id: z.int(), ...bilingualText('mode') }),
)

export const institutionGovernorates = list(
  'exports-gov',
  'Governorates of support institutions',
  named.extend({ name: z.string() }),
)

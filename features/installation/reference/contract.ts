import { createTemplate } from '@/features/reply-templates/contract'
import { renamePair } from '@/lib/bilingual/pair'
import { bilingualText } from '@/lib/bilingual/schema'
import { lookupLists } from '@/lib/db/codes/lookup-lists'
import { z } from 'zod'

/** The schemas of the reference data, limited to the fields that loading reads. */

export const countriesSeed = z.array(z.looseObject({}))

const coded = { id: z.int().optional(), iid: z.int().optional() }

/** Most lists have the name in `name`; two have it in a field named after the entries. */
const lookupEntry = z.union([
  z.looseObject({ ...coded, ...bilingualText('name') }),
  z
    .looseObject({ ...coded, ...bilingualText('type') })
    .transform((entry) => ({ ...entry, ...renamePair(entry, 'type', 'name') })),
  z
    .looseObject({ ...coded, ...bilingualText('mode') })
    .transform((entry) => ({ ...entry, ...renamePair(entry, 'mode', 'name') })),
])

export const lookupsSeed = z.object(
  Object.fromEntries(lookupLists.map((list) => [list, z.array(lookupEntry)])),
)

export type LookupsSeed = z.infer<typeof lookupsSeed>

const hsLevel = z.array(z.looseObject({ name_ara: z.string().default('') }))

export const nomenclatureSeed = z.object({
  sections: hsLevel,
  chapters: z.array(z.looseObject({ reserved: z.boolean().default(false) })),
  headings: hsLevel,
  subheadings: hsLevel,
})

export type NomenclatureSeed = z.infer<typeof nomenclatureSeed>

export const industriesSeed = z.object({
  industries: z.array(
    z.looseObject({ iid: z.int(), image_key: z.string(), ...bilingualText('name') }),
  ),
  sub_industries: z.array(z.looseObject({})),
})

const terms = z.array(z.string())
const termLists = z.object({ eng: terms, ara: terms })

export const synonymsSeed = z.object({
  meta: z.object({ shared: terms }),
  groups: z.array(termLists.extend({ related: termLists.optional() })),
})

export const templatesSeed = z.array(createTemplate.body)

export type SynonymsSeed = z.infer<typeof synonymsSeed>

export type IndustriesSeed = z.infer<typeof industriesSeed>

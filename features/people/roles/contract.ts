import { endpoint } from '@/lib/api/endpoint'
import { idParams, recordId } from '@/lib/api/params'
import { typedLine } from '@/lib/api/typed-text'
import { staffAreas } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

export const maxRoleName = 80

const name = () => typedLine(maxRoleName).pipe(z.string().min(1, 'required'))

/** A part of an area; null for the whole of it. */
const part = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(1, 'required').max(100).nullable()

const write = z.object({
  ...bilingualPair('name', { en: name(), ar: name() }),
  areas: z.array(z.enum(staffAreas)).min(1, 'required').max(staffAreas.length),
  /** The kinds of content that may be changed; the others can be read. */
  content_kinds: part(z.string().max(60)),
  /** The types of the enquiries. */
  case_types: part(recordId),
  /** The regions of the countries of the enquiries, by code. */
  case_regions: part(z.string().max(60)),
})

export type RoleWrite = z.output<typeof write>

const role = write.extend({
  ...bilingualText('name'),
  id: z.int().positive(),
  version: z.int().positive(),
  /** How many people have it. */
  people: z.int().min(0),
})

export type ComposedRole = z.output<typeof role>

const admins = { access: 'staff:admin', path: 'admin/roles' } as const
const one = { ...admins, path: 'admin/roles/{id}', params: idParams } as const

export const roleList = endpoint({
  ...admins,
  method: 'GET',
  summary: 'List the roles that admins composed, and what a role can be limited to',
  response: z.object({
    roles: z.array(role),
    types: z.array(z.object({ id: z.int(), ...bilingualText('name') })),
    regions: z.array(z.object({ code: z.string(), ...bilingualText('name') })),
    kinds: z.array(z.string()),
  }),
})

export type RoleChoices = Omit<z.output<typeof roleList.response>, 'roles'>

export const createRole = endpoint({
  ...admins,
  method: 'POST',
  summary: 'Compose a role of staff from areas',
  body: write,
  response: role,
})

export const updateRole = endpoint({
  ...one,
  method: 'PUT',
  summary: 'Change what a composed role opens; it holds for its people from their next call on',
  body: write.extend({ version: z.int().positive() }),
  response: role,
  errors: ['not_found', 'conflict'],
})

/** `conflict` with the number of people at `people` while anybody has it. */
export const deleteRole = endpoint({
  ...one,
  method: 'DELETE',
  summary: 'Delete a composed role that nobody has',
  response: z.literal('Success'),
  format: 'text',
  errors: ['not_found', 'conflict'],
})

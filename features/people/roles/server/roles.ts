import 'server-only'
import { contentKindNames } from '@/features/content/contract'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, requireRecentLogin, type Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange, requireUnchanged } from '@/lib/db/record-change'
import { locales, type Locale } from '@/lib/i18n/locale'
import type { ComposedRole, RoleChoices, RoleWrite, updateRole } from '../contract'
import {
  changeRole,
  findRole,
  insertRole,
  lockRole,
  removeRole,
  selectRegions,
  selectRoles,
  selectTypes,
} from './roles.sql'

const subject = 'staff-role'

async function choicesOf(db: Executor): Promise<RoleChoices> {
  const regions = await selectRegions(db)
  return {
    types: await selectTypes(db),
    regions: regions.map(({ code, arabic }) => ({
      code,
      ...bilingualPair('name', { en: code, ar: arabic }),
    })),
    kinds: contentKindNames,
  }
}

/** The composed roles, and what a role can be limited to. Throws `forbidden`. */
export async function listRoles(actor: Actor) {
  requireAccess('staff:admin', actor)
  const db = await database()
  return { roles: await selectRoles(db), ...(await choicesOf(db)) }
}

/** A role without limits of areas that it does not have. Throws `invalid` for an unknown limit. */
function checked(role: RoleWrite, { types, regions, kinds }: RoleChoices): RoleWrite {
  const known = {
    content_kinds: kinds,
    case_types: types.map(({ id }) => id),
    case_regions: regions.map(({ code }) => code),
  }
  const limits = {
    content_kinds: role.areas.includes('content') ? role.content_kinds : null,
    case_types: role.areas.includes('cases') ? role.case_types : null,
    case_regions: role.areas.includes('cases') ? role.case_regions : null,
  }
  const isKnown = (field: keyof typeof known) =>
    (limits[field] ?? []).every((one) => known[field].some((other) => other === one))
  const fields = (['content_kinds', 'case_types', 'case_regions'] as const).filter(
    (field) => !isKnown(field),
  )
  if (fields.length > 0) {
    throw new Problem('invalid', {
      fields: Object.fromEntries(fields.map((field) => [field, ['unknown']])),
    })
  }
  return { ...role, ...limits, areas: [...new Set(role.areas)] }
}

/** A role as the audit log shows it: types and regions by their names in both languages. */
function inWords(role: RoleWrite, { types, regions }: RoleChoices) {
  const named = (locale: Locale, of: readonly object[]) =>
    of.map((one) => textsOf(one, 'name')[locale])
  const pair = (field: string, of: readonly object[] | undefined) => {
    const [en, ar] = locales.map((locale) => (of ? named(locale, of) : []))
    return bilingualPair(field, { en, ar })
  }
  return {
    ...bilingualPair('name', textsOf(role, 'name')),
    areas: role.areas,
    content_kinds: role.content_kinds ?? [],
    ...pair(
      'case_types',
      types.filter(({ id }) => role.case_types?.includes(id)),
    ),
    ...pair(
      'case_regions',
      regions.filter(({ code }) => role.case_regions?.includes(code)),
    ),
  }
}

/** The admin who asks. Throws `forbidden`, also where the password is due again. */
function composerOf(actor: Actor): number {
  requireAccess('staff:admin', actor)
  requireRecentLogin(actor)
  return personOf(actor).userId
}

async function roleOf(db: Executor, id: number): Promise<ComposedRole> {
  const found = await findRole(db, id)
  if (!found) throw new Problem('not_found')
  return found
}

/** Composes a role, with an audit entry. Throws `forbidden`, and `invalid` for an unknown limit. */
export async function composeRole(actor: Actor, given: RoleWrite): Promise<ComposedRole> {
  const by = composerOf(actor)
  return transaction(async (tx) => {
    const choices = await choicesOf(tx)
    const role = checked(given, choices)
    const id = await insertRole(tx, role)
    const change = inWords(role, choices)
    await recordChange(tx, { by, action: 'create', subject, id, change })
    return roleOf(tx, id)
  })
}

/**
 * Changes a role; the next call of each person who has it is judged by what it opens then. Throws
 * `forbidden`, `not_found`, `invalid` for an unknown limit, and `conflict` when it was changed since.
 */
export async function editRole(
  actor: Actor,
  id: number,
  { version, ...given }: BodyOf<typeof updateRole>,
): Promise<ComposedRole> {
  const by = composerOf(actor)
  return transaction(async (tx) => {
    const found = await requireUnchanged(tx, await lockRole(tx, id), { subject, id, version })
    const choices = await choicesOf(tx)
    const role = checked(given, choices)
    await changeRole(tx, id, role)
    const change = { before: inWords(found, choices), after: inWords(role, choices) }
    await recordChange(tx, { by, action: 'update', subject, id, change })
    return roleOf(tx, id)
  })
}

/**
 * Deletes a role that nobody has; it stays in the audit log. Throws `forbidden`, `not_found`, and
 * `conflict` with the number of the people who have it.
 */
export async function dropRole(actor: Actor, id: number) {
  const by = composerOf(actor)
  return transaction(async (tx) => {
    const found = await lockRole(tx, id)
    if (!found) throw new Problem('not_found')
    if (found.people > 0) {
      throw new Problem('conflict', { fields: { people: [String(found.people)] } })
    }
    await removeRole(tx, id)
    const before = inWords(found, await choicesOf(tx))
    await recordChange(tx, { by, action: 'delete', subject, id, change: { before } })
    return 'Success' as const
  })
}

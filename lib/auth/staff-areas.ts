/** The roles that every portal has; what they may do is fixed. */
export const builtInRoles = ['editor', 'officer', 'admin'] as const

export type BuiltInRole = (typeof builtInRoles)[number]

/** The roles of a member of staff; `composed` is the role that an admin composed for them. */
export const staffRoles = [...builtInRoles, 'composed'] as const

export type StaffRole = (typeof staffRoles)[number]

/** The areas of the office's work of which a role is composed; each call of staff belongs to one. */
export const staffAreas = [
  ...(['content', 'data', 'cases', 'barriers', 'requests', 'events'] as const),
  ...(['companies', 'products', 'services', 'people', 'numbers'] as const),
] as const

export type StaffArea = (typeof staffAreas)[number]

/** The areas whose records companies submit for approval. */
export const approvalAreas = ['companies', 'products', 'services'] as const

export type ApprovalArea = (typeof approvalAreas)[number]

/** Calls for several areas, of which one suffices; they answer what the areas of the caller open. */
const anyOf = { approvals: approvalAreas, outcomes: ['cases', 'requests'] } as const

/** What a call of staff can require: an area, one of several, or everything, which only admins have. */
export type StaffAccess = StaffArea | keyof typeof anyOf | 'admin'

/** What somebody may use: areas, and `admin` for everything else. */
export type StaffRight = StaffArea | 'admin'

export const staffRights = [...staffAreas, 'admin'] as const

export const staffAccess: readonly StaffAccess[] = [...staffRights, 'approvals', 'outcomes']

const areasOfRole: Record<BuiltInRole, readonly StaffRight[]> = {
  editor: ['content', 'data'],
  officer: [
    ...(['cases', 'barriers', 'requests', 'events'] as const),
    ...(['companies', 'products', 'services', 'numbers'] as const),
  ],
  admin: staffRights,
}

/** The built-in roles that have an area. */
export const rolesWith = (area: StaffRight): BuiltInRole[] =>
  builtInRoles.filter((role) => areasOfRole[role].includes(area))

/** A role that an admin composed: its areas, and of two of them only a part where it is limited. */
export interface ComposedRights {
  areas: readonly StaffArea[]
  /** The kinds of content that may be changed; null for all. */
  content_kinds: readonly string[] | null
  /** The types of the enquiries; null for all. */
  case_types: readonly number[] | null
  /** The regions of the countries of the enquiries; null for all, also those without a country. */
  case_regions: readonly string[] | null
}

export interface RightsHolder {
  staffRoles: readonly StaffRole[]
  composed: ComposedRights | null
}

/** A member of staff in the back office. */
export interface StaffPerson {
  id: number
  name: string
  rights: readonly StaffRight[]
}

/** A member of staff, whatever they are doing. */
export interface StaffMember extends RightsHolder {
  userId: number
}

/** What somebody may use: the areas of all their roles. The one place where rights are derived. */
export function rightsOf({ staffRoles: roles, composed }: RightsHolder): StaffRight[] {
  const given = builtInRoles.filter((role) => roles.includes(role))
  const all = new Set<StaffRight>(given.flatMap((role) => areasOfRole[role]))
  for (const area of roles.includes('composed') ? (composed?.areas ?? []) : []) all.add(area)
  return staffRights.filter((right) => all.has(right))
}

/** Whether these rights suffice for what a call or a screen requires. */
export function permit(rights: readonly StaffRight[], access: StaffAccess): boolean {
  if (access === 'approvals' || access === 'outcomes') {
    return anyOf[access].some((area) => rights.includes(area))
  }
  return rights.includes(access)
}

/**
 * The composed role by which alone somebody has an area, and which may limit it; null where a
 * built-in role gives the whole area.
 */
export function limitsIn(area: 'content' | 'cases', holder: RightsHolder): ComposedRights | null {
  return rightsOf({ ...holder, composed: null }).includes(area) ? null : holder.composed
}

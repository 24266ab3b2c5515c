import 'server-only'
import { homeCountry } from '@/lib/country/home'
import type { Executor } from '@/lib/db/database'
import type { FollowKind } from '@/lib/db/codes/follows'
import { sql, type SQL } from 'drizzle-orm'

export interface TargetRow extends Record<string, unknown> {
  target: string
  name_eng: string
  name_ara: string
}

/** The names of targets of each kind that the public can see; a search has no record. */
const targets: Readonly<Record<Exclude<FollowKind, 'search' | 'requests'>, (of: SQL) => SQL>> = {
  sector: (of) => sql`select iid::text as target, name_eng, name_ara from industries
    where status = 1 and iid = any(${of}::int[])`,
  hs: (of) => sql`select code as target, name_eng, name_ara from hs_chapters
      where code = any(${of}::text[])
    union all select code, name_eng, name_ara from hs_headings where code = any(${of}::text[])
    union all select code, name_eng, name_ara from hs_subheadings where code = any(${of}::text[])`,
  market: (of) => sql`select code_2 as target, name_eng, name_ara from countries
    where code_2 = any(${of}::text[]) and code_2 <> ${homeCountry.code} and not portal_own`,
  company: (of) => sql`select h.id::text as target, v.company_registered_name as name_eng,
      v.company_registered_name_ara as name_ara
    from companies h join company_versions v on v.company_id = h.id and v.edition = 'public'
    where h.approved_at is not null and h.deleted_at is null and h.id = any(${of}::int[])`,
  agreement: (of) => sql`select id::text as target, title_eng as name_eng, title_ara as name_ara
    from country_agreements where visible = 1 and id = any(${of}::int[])`,
  barriers: (of) => sql`select id::text as target, title_eng as name_eng, title_ara as name_ara
    from barriers where published_at is not null and id = any(${of}::int[])`,
  event: (of) => sql`select id::text as target, name_eng, name_ara from lookups
    where list = 'events_type' and id = any(${of}::int[])`,
}

export type TargetKind = keyof typeof targets

/** The names of public records by their targets. */
export async function selectTargets(db: Executor, kind: TargetKind, of: readonly string[]) {
  if (of.length === 0) return []
  const { rows } = await db.execute<TargetRow>(targets[kind](sql`${sql.param([...of])}`))
  return rows
}

import 'server-only'
import type { Executor } from '@/lib/db/database'
import { industries, subIndustries } from '@/lib/db/schema/sectors'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'

const wire = { id: industries.iid, ...getTableColumns(industries) }

const isPublic = eq(industries.status, 1)

const offered = {
  products: eq(industries.for_products, true),
  services: eq(industries.for_services, true),
}

export async function listPublicIndustries(db: Executor, offer?: keyof typeof offered) {
  return db
    .select(wire)
    .from(industries)
    .where(and(isPublic, offer && offered[offer]))
    .orderBy(asc(industries.iid))
}

export async function findPublicIndustry(db: Executor, iid: number) {
  const [industry] = await db
    .select(wire)
    .from(industries)
    .where(and(eq(industries.iid, iid), isPublic))
    .limit(1)
  return industry
}

export async function listPublicSubIndustries(db: Executor, iid?: number) {
  return db
    .select(getTableColumns(subIndustries))
    .from(subIndustries)
    .innerJoin(industries, eq(industries.iid, subIndustries.ind_id))
    .where(and(isPublic, iid === undefined ? undefined : eq(subIndustries.ind_id, iid)))
    .orderBy(asc(subIndustries.id))
}

export async function findPublicSubIndustry(db: Executor, id: number) {
  const [subIndustry] = await db
    .select(getTableColumns(subIndustries))
    .from(subIndustries)
    .innerJoin(industries, eq(industries.iid, subIndustries.ind_id))
    .where(and(isPublic, eq(subIndustries.id, id)))
    .limit(1)
  return subIndustry
}

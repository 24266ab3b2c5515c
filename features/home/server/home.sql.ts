import 'server-only'
import type { Executor } from '@/lib/db/database'
import {
  goals,
  homeBlocks,
  homeSlides,
  jsdTiles,
  membershipBlock,
  partnersBlock,
} from '@/lib/db/schema/home'
import { asc, eq } from 'drizzle-orm'

export async function listPublicSlides(db: Executor) {
  const { status, sort, id } = homeSlides
  return db.select().from(homeSlides).where(eq(status, 1)).orderBy(asc(sort), asc(id))
}

export async function listPublicBlocks(db: Executor) {
  const { status, sort, id } = homeBlocks
  return db.select().from(homeBlocks).where(eq(status, 1)).orderBy(asc(sort), asc(id))
}

export async function listPublicJsdTiles(db: Executor) {
  const { status, sort, id } = jsdTiles
  return db.select().from(jsdTiles).where(eq(status, 1)).orderBy(asc(sort), asc(id))
}

export async function findPartners(db: Executor) {
  const [row] = await db.select().from(partnersBlock).limit(1)
  return row
}

export async function findGoals(db: Executor) {
  const [row] = await db.select().from(goals).limit(1)
  return row
}

export async function findMembership(db: Executor) {
  const [row] = await db.select().from(membershipBlock).limit(1)
  return row
}

import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import {
  goals,
  homeBlocks,
  homeSlides,
  jsdTiles,
  membershipBlock,
  partnersBlock,
} from '@/lib/db/schema/home'
import { asc, eq } from 'drizzle-orm'
import type { Block, Goals, JsdTile, Membership, Partners, Slide } from '../contract'

export async function listPublicSlides(db: Executor) {
  return db
    .select()
    .from(homeSlides)
    .where(eq(homeSlides.status, 1))
    .orderBy(asc(homeSlides.sort), asc(homeSlides.id))
}

export async function listPublicBlocks(db: Executor) {
  return db
    .select()
    .from(homeBlocks)
    .where(eq(homeBlocks.status, 1))
    .orderBy(asc(homeBlocks.sort), asc(homeBlocks.id))
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

export async function listPublicJsdTiles(db: Executor) {
  return db
    .select()
    .from(jsdTiles)
    .where(eq(jsdTiles.status, 1))
    .orderBy(asc(jsdTiles.sort), asc(jsdTiles.id))
}

export async function insertSlides(db: Executor, records: Slide[]) {
  await insertAll(db, homeSlides, records)
  await raiseIdentity(db, homeSlides)
}

export async function insertBlocks(db: Executor, records: Block[]) {
  await insertAll(db, homeBlocks, records)
  await raiseIdentity(db, homeBlocks)
}

export async function insertJsdTiles(db: Executor, records: JsdTile[]) {
  await insertAll(db, jsdTiles, records)
  await raiseIdentity(db, jsdTiles)
}

export async function writePartners(db: Executor, record: Partners) {
  await db
    .insert(partnersBlock)
    .values(record)
    .onConflictDoUpdate({ target: partnersBlock.id, set: record })
}

export async function writeGoals(db: Executor, record: Goals) {
  await db.insert(goals).values(record).onConflictDoUpdate({ target: goals.id, set: record })
}

export async function writeMembership(db: Executor, record: Membership) {
  await db
    .insert(membershipBlock)
    .values(record)
    .onConflictDoUpdate({ target: membershipBlock.id, set: record })
}

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

export interface HomeBlocks {
  slides: Slide[]
  blocks: Block[]
  goals: Goals
  partners: Partners
  membership: Membership
  jsdTiles: JsdTile[]
}

/** Inserts the blocks of the home page into empty tables. */
export async function insertHome(db: Executor, home: HomeBlocks) {
  await insertAll(db, homeSlides, home.slides)
  await insertAll(db, homeBlocks, home.blocks)
  await insertAll(db, jsdTiles, home.jsdTiles)
  for (const table of [homeSlides, homeBlocks, jsdTiles]) await raiseIdentity(db, table)
  await db.insert(goals).values(home.goals)
  await db.insert(partnersBlock).values(home.partners)
  await db.insert(membershipBlock).values(home.membership)
}

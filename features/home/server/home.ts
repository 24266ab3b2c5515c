import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { z } from 'zod'
import {
  blockWrite,
  goalsWrite,
  jsdTileWrite,
  membershipWrite,
  partnersWrite,
  slideWrite,
} from '../contract'
import {
  findGoals,
  findMembership,
  findPartners,
  insertHome,
  listPublicBlocks,
  listPublicJsdTiles,
  listPublicSlides,
  type HomeBlocks,
} from './home.sql'

function present<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Problem('not_found')
  return row
}

/** Slides of the main slider in their order. */
export async function listSlides() {
  return listPublicSlides(await database())
}

/** Service tiles, wrapped as in the contract. */
export async function listBlocks() {
  return { data: await listPublicBlocks(await database()) }
}

/** The partners block. Throws `not_found` until editors write it. */
export async function getPartners() {
  return present(await findPartners(await database()))
}

/** The goals block. Throws `not_found` until editors write it. */
export async function getGoals() {
  return present(await findGoals(await database()))
}

/** The become-a-member block. Throws `not_found` until editors write it. */
export async function getMembership() {
  return present(await findMembership(await database()))
}

/** Tiles about the country's exports in their order. */
export async function listJsdTiles() {
  return listPublicJsdTiles(await database())
}

/** The blocks of the home page for import. */
const homeImport = z.object({
  slides: slideWrite.array(),
  blocks: blockWrite.array(),
  goals: goalsWrite,
  partners: partnersWrite,
  membership: membershipWrite,
  jsdTiles: jsdTileWrite.array(),
})

/** Imports the home page into empty tables, like all content: contract schemas, then clean HTML. */
export async function importHome(db: Executor, records: Record<keyof HomeBlocks, unknown>) {
  const { partners, membership, ...home } = homeImport.parse(records)
  await insertHome(db, {
    ...home,
    partners: sanitiseFields(partners, ['custom_text_eng', 'custom_text_ara']),
    membership: sanitiseFields(membership, ['left_col_content_eng', 'left_col_content_ara']),
  })
}

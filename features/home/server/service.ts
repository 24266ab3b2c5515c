import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
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
  insertBlocks,
  insertJsdTiles,
  insertSlides,
  listPublicBlocks,
  listPublicJsdTiles,
  listPublicSlides,
  writeGoals,
  writeMembership,
  writePartners,
} from './repository'

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

/** Saves slides through their contract. */
export async function importSlides(db: Executor, records: unknown[]) {
  await insertSlides(db, slideWrite.array().parse(records))
}

/** Saves service tiles through their contract. */
export async function importBlocks(db: Executor, records: unknown[]) {
  await insertBlocks(db, blockWrite.array().parse(records))
}

/** Saves the partners block like all content: contract schema, then clean HTML. */
export async function importPartners(db: Executor, record: unknown) {
  const checked = partnersWrite.parse(record)
  await writePartners(db, sanitiseFields(checked, ['custom_text_eng', 'custom_text_ara']))
}

/** Saves the goals block through its contract. */
export async function importGoals(db: Executor, record: unknown) {
  await writeGoals(db, goalsWrite.parse(record))
}

/** Saves the become-a-member block: contract schema, then clean HTML. */
export async function importMembership(db: Executor, record: unknown) {
  const checked = membershipWrite.parse(record)
  await writeMembership(
    db,
    sanitiseFields(checked, ['left_col_content_eng', 'left_col_content_ara']),
  )
}

/** Saves tiles about the country's exports through their contract. */
export async function importJsdTiles(db: Executor, records: unknown[]) {
  await insertJsdTiles(db, jsdTileWrite.array().parse(records))
}

import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import {
  findGoals,
  findMembership,
  findPartners,
  listPublicBlocks,
  listPublicJsdTiles,
  listPublicSlides,
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

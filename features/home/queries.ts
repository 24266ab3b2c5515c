import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { orWithout } from '@/lib/cache/page-data'
import { becomeAMember, exportGoals, homeBlocks, homeSlider, jsdTiles, partners } from './contract'

/** The blocks of the home page: each stays away alone when its call fails. */
export function homeSlides() {
  return orWithout(call(homeSlider), [])
}

export async function serviceBlocks() {
  const { data } = await orWithout(call(homeBlocks), { data: [] })
  return data
}

/** Tiles about the country's exports. */
export function exportTiles() {
  return call(jsdTiles)
}

const nothing = () => null

/** The goals, or null until they are written. */
export function goalsBlock() {
  return orWithout(orWhenMissing(call(exportGoals), nothing), null)
}

/** The text about the partners, or null until it is written. */
export function partnersBlock() {
  return orWithout(orWhenMissing(call(partners), nothing), null)
}

/** What an account opens, or null until it is written. */
export function membershipBlock() {
  return orWithout(orWhenMissing(call(becomeAMember), nothing), null)
}

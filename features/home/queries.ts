import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { withFallback } from '@/lib/cache/page-data'
import { becomeAMember, exportGoals, homeBlocks, homeSlider, jsdTiles, partners } from './contract'

/** The blocks of the home page: each stays away alone when its call fails. */
export function homeSlides() {
  return withFallback(call(homeSlider), [])
}

export async function serviceBlocks() {
  const { data } = await withFallback(call(homeBlocks), { data: [] })
  return data
}

/** Tiles about the country's exports. */
export function exportTiles() {
  return call(jsdTiles)
}

const nothing = () => null

/** The goals, or null until they are written. */
export function goalsBlock() {
  return withFallback(whenNotFound(call(exportGoals), nothing), null)
}

/** The text about the partners, or null until it is written. */
export function partnersBlock() {
  return withFallback(whenNotFound(call(partners), nothing), null)
}

/** What an account opens, or null until it is written. */
export function membershipBlock() {
  return withFallback(whenNotFound(call(becomeAMember), nothing), null)
}

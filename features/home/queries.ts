import { call } from '@/lib/api/call'
import { orWhenMissing } from '@/lib/api/fallback'
import { becomeAMember, exportGoals, homeBlocks, homeSlider, jsdTiles, partners } from './contract'

export function homeSlides() {
  return call(homeSlider)
}

export async function serviceBlocks() {
  const { data } = await call(homeBlocks)
  return data
}

/** Tiles about the country's exports. */
export function exportTiles() {
  return call(jsdTiles)
}

const nothing = () => null

/** The goals, or null until they are written. */
export function goalsBlock() {
  return orWhenMissing(call(exportGoals), nothing)
}

/** The text about the partners, or null until it is written. */
export function partnersBlock() {
  return orWhenMissing(call(partners), nothing)
}

/** What an account opens, or null until it is written. */
export function membershipBlock() {
  return orWhenMissing(call(becomeAMember), nothing)
}

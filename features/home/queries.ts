import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { withFallback } from '@/lib/cache/page-data'
import { becomeAMember, exportGoals, homeBlocks, homeSlider, partners } from './contract'

/** The slides of the home page; none when the call fails. */
export function homeSlides() {
  return withFallback(call(homeSlider), [])
}

/** The service blocks of the home page; none when the call fails. */
export async function serviceBlocks() {
  const { data } = await withFallback(call(homeBlocks), { data: [] })
  return data
}

const nothing = () => null

/** The goals, or null until editors write them. */
export function goalsBlock() {
  return withFallback(whenNotFound(call(exportGoals), nothing), null)
}

/** The text about the partners, or null until editors write it. */
export function partnersBlock() {
  return withFallback(whenNotFound(call(partners), nothing), null)
}

/** The benefits of an account, or null until editors write them. */
export function membershipBlock() {
  return withFallback(whenNotFound(call(becomeAMember), nothing), null)
}

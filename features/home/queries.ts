import { call } from '@/lib/api/call'
import { becomeAMember, exportGoals, homeBlocks, homeSlider, partners } from './contract'

export function homeSlides() {
  return call(homeSlider)
}

export async function serviceBlocks() {
  const { data } = await call(homeBlocks)
  return data
}

export function partnersText() {
  return call(partners)
}

export function goals() {
  return call(exportGoals)
}

export function membership() {
  return call(becomeAMember)
}

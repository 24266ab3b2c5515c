import { call } from '@/lib/api/call'
import { homeBlocks, homeSlider } from './contract'

export function homeSlides() {
  return call(homeSlider)
}

export async function serviceBlocks() {
  const { data } = await call(homeBlocks)
  return data
}

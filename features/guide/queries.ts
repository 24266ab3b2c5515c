import { call } from '@/lib/api/call'
import { guide } from './contract'

/** The export guide, or null where none is written yet. */
export async function exportGuide() {
  const [first] = await call(guide)
  return first ?? null
}

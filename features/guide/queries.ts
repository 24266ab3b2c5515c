import { call } from '@/lib/api/call'
import { guide } from './contract'

/** The export guide, the first element of its list; null until there is one. */
export async function exportGuide() {
  const [first] = await call(guide)
  return first ?? null
}

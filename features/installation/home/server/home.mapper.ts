import 'server-only'
import { defaultSite } from '@/features/site/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { LoadContext } from '../../contract'
import type { HomeSeed, OfficeSeed, PlacedSeed } from '../contract'

/** The site settings of a new portal, with the registration manual. */
export function siteOf({ documents }: LoadContext) {
  return { ...defaultSite, ...bilingualPair('user_manual', documents('manual', 1), 'bare') }
}

export async function slideOf(slide: PlacedSeed, { cover }: LoadContext) {
  const subject = { kind: 'page', name: textsOf(slide, 'heading') } as const
  return { ...slide, ...(await cover(subject, { seed: `slide-${slide.id}`, use: 'banner' })) }
}

export async function officeOf(office: OfficeSeed, { cover }: LoadContext) {
  const subject = { kind: 'page', name: textsOf(office, 'name') } as const
  const order = { seed: `office-${office.id}`, use: 'banner', sample: office.sample } as const
  return { ...office, ...(await cover(subject, order)) }
}

export async function membershipOf(block: HomeSeed['become_a_member'], { cover }: LoadContext) {
  const subject = { kind: 'page', name: textsOf(block, 'become_title') } as const
  return { ...block, ...(await cover(subject, { seed: 'membership', use: 'banner' })) }
}

import 'server-only'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { thisYear, yearsBefore } from '@/lib/i18n/today'
import type { LoadContext } from '../../contract'
import { instantOfData, noPicture } from '../../rules'
import type { FaqSeed, MenuEntrySeed, NewsSeed, SponsorSeed } from '../contract'

/** The empty content, keywords and picture of an alias. */
const ownNothing = {
  ...bilingualPair('content', { en: '', ar: '' }),
  ...bilingualPair('keywords', { en: '', ar: '' }, 'bare'),
  ...noPicture,
}

/** An entry with its banner; an alias has neither content nor picture of its own. */
export async function menuEntryOf(entry: MenuEntrySeed, { cover }: LoadContext) {
  const updated_at = instantOfData(entry.updated_at)
  if (entry.alias_of !== null) return { ...entry, ...ownNothing, updated_at }
  const name = textsOf(entry, 'title')
  const picture = await cover({ kind: 'page', name }, { seed: `page-${entry.id}`, use: 'banner' })
  return { ...entry, ...picture, updated_at }
}

export function newsOf(item: NewsSeed) {
  const created = instantOfData(item.created_at)
  return {
    ...item,
    ...noPicture,
    industries: item.industries.map(({ id }) => id),
    created_at: created,
    updated_at: created,
  }
}

export async function sponsorOf(sponsor: SponsorSeed, { cover }: LoadContext) {
  const name = textsOf(sponsor, 'DESCRIPTION')
  const picture = await cover(
    { kind: 'sponsor', name },
    { seed: `sponsor-${sponsor.id}`, use: 'logo', sample: sponsor.sample },
  )
  const date_end = sponsor.sample ? inYearOfLoading(sponsor.date_end) : sponsor.date_end
  return { ...sponsor, ...picture, date_end }
}

/** The year in which the samples were written. */
const yearOfSamples = 2026

/** A last day of a sample as many years later as it is loaded: else there are no sponsors in 2028. */
const inYearOfLoading = (day: string) => yearsBefore(day, yearOfSamples - thisYear())

const guideSteps = [1, 2, 3, 4, 5, 6, 7] as const

function stepFiles(step: (typeof guideSteps)[number], documents: LoadContext['documents']): object {
  return bilingualPair(`step_${step}_file`, documents('guide-step', step), 'bare')
}

export function faqOf(faq: FaqSeed, audience: number, documents: LoadContext['documents']) {
  return { ...faq, audience, ...bilingualPair('file', documents('faq', faq.id)) }
}

/** The guide with the text of its page and its banner. */
export async function guideOf(guide: object, page: object, { cover, documents }: LoadContext) {
  const subject = {
    kind: 'page',
    name: { en: 'Export guide', ar: 'دليل التصدير' },
  } as const
  return {
    ...guide,
    ...page,
    ...Object.assign({}, ...guideSteps.map((step) => stepFiles(step, documents))),
    ...bilingualPair('guide_file', documents('guide', 1), 'bare'),
    updated_at: instantOfData('2026-10-15'),
    ...(await cover(subject, { seed: 'export-guide', use: 'banner' })),
  }
}

import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { EnquiryFormPage, ReadinessBand } from '../../contract'
import type { HelpLinks } from './next-steps'
import type { ResultReading } from './readiness-result'

/** Names of the steps of the export guide under `guide.steps`. */
const guideSteps = [
  [1, 'readiness'],
  [2, 'market'],
  [3, 'developing'],
  [4, 'financing'],
  [5, 'freight'],
  [6, 'visiting'],
  [7, 'legal'],
] as const

interface Reading {
  locale: Locale
  bands: readonly ReadinessBand[]
  page: EnquiryFormPage | null
  /** Returns the unprefixed address of a page by its id. */
  addressOf: (pageId: number) => string
  tools?: HelpLinks['tools']
}

/** Everything a result needs besides its answers, for the island or page that shows one. */
export function useResultReading(reading: Reading): ResultReading {
  const { locale, bands, page, addressOf, tools = [] } = reading
  const t = useTranslations('readiness')
  const helpLinks = { ...useHelpLinks(locale, addressOf), tools }
  return { bands, page, texts: t.raw('result'), helpLinks }
}

function useHelpLinks(locale: Locale, addressOf: (pageId: number) => string) {
  const t = useTranslations('readiness.ways')
  const guide = useTranslations('guide.steps')
  const at = (pageId: number, rest = '') => localePath(locale, `${addressOf(pageId)}${rest}`)
  const steps = guideSteps.map(([step, key]) => [
    step,
    { href: at(120, `#step-${step}`), text: t('guide', { step, name: guide(key) }) },
  ])
  return {
    guide: Object.fromEntries(steps),
    places: {
      institutions: { href: at(150), text: t('institutions') },
      studies: { href: at(130, '?tab=2'), text: t('studies') },
      matchmaking: { href: at(130, '?tab=3'), text: t('matchmaking') },
      financing: { href: at(100, '?tab=financing'), text: t('financing') },
      freight: { href: at(100), text: t('freight') },
    },
    contact: { href: at(190), text: t('contact') },
  }
}

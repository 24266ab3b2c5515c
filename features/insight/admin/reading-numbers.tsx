'use client'

import { buttonClass } from '@/components/button/button'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { locales, nativeName } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { Insight } from '../contract'
import { NumberChart } from './number-chart'

/** Pages that are in no menu and no record, by what people call them. */
const otherPages = new Map([
  ['/', 'home'],
  ['/search', 'search'],
] as const)

type Read = Insight['pages'][number]

interface ReadingNumbersProps extends Pick<Insight, 'pages' | 'searches'> {
  /** Where editors judge searches without results; null for those who may not. */
  judged: string | null
}

/** The most read pages, and searches without results, which editors judge. */
export function ReadingNumbers({ pages, searches, judged }: ReadingNumbersProps) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const nameOf = (read: Read) => {
    const other = [...otherPages].find(([page]) => page === read.page)?.[1]
    return other ? t(`page.${other}`) : inLocale(read, 'title', locale)
  }
  return (
    <>
      <span id="pages" />
      <NumberChart
        title={t('pages')}
        lead={t('pagesLead')}
        fileName="most-read-pages"
        chart={{
          kind: 'bar',
          unit: t('unit.readings'),
          categories: pages.map(nameOf),
          series: [
            { name: nativeName.en, data: pages.map(({ english }) => english) },
            { name: nativeName.ar, data: pages.map(({ arabic }) => arabic) },
          ],
        }}
        isPublic
        listOf={(category, series) =>
          localePath(
            series === undefined ? locale : (locales[series] ?? locale),
            pages[category]?.page ?? '/',
          )
        }
      />
      <NumberChart
        title={t('inVain')}
        lead={t('inVainLead')}
        fileName="searches-in-vain"
        chart={{
          kind: 'bar',
          unit: t('unit.searches'),
          categories: searches.map(({ query }) => query),
          series: [
            { name: t('searchedInVain'), data: searches.map(({ in_vain }) => in_vain) },
            { name: t('searchedAtAll'), data: searches.map((one) => one.searches) },
          ],
        }}
        listOf={judged === null ? undefined : () => judged}
        more={
          searches.length > 0 &&
          judged !== null && (
            <Link to={judged} className={buttonClass('secondary')}>
              {t('judgeInVain')}
            </Link>
          )
        }
      />
    </>
  )
}

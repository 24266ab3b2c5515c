import { filterOptions, offered } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import { call } from '@/lib/api/call'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { expertList, type ExpertWrite, type PoolEntryWrite } from '../contract'
import { poolPage, usedFilters } from '../queries'
import type { PoolState } from '../search-params'
import { LazyExpertPool } from './lazy-expert-pool'

/** The pool of experts in the view that the address names. */
export async function ExpertPoolList({ locale, state }: { locale: Locale; state: PoolState }) {
  const [used, ...loaded] = await Promise.all([usedFilters(), poolPage(state), call(expertList)])
  const [first, fields] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return (
    <ExpertPoolIsland locale={locale} state={state} first={first} used={used} experts={fields} />
  )
}

interface ExpertPoolIslandProps {
  locale: Locale
  state: PoolState
  first: Page<PoolEntryWrite>
  experts: ExpertWrite[]
  used: Awaited<ReturnType<typeof usedFilters>>
}

function ExpertPoolIsland({ locale, state, first, experts: fields, used }: ExpertPoolIslandProps) {
  const t = useTranslations('experts')
  const common = useListTexts()
  const options = filterOptions(fields, 'NAME', ({ id }) => id, locale)
  const records = {
    title: t('title'),
    count: countForms((count) => t('count', { count }), locale),
  }
  return (
    <LazyExpertPool
      locale={locale}
      path={localePath(locale, routes.poolOfExperts())}
      state={state}
      first={first}
      experts={options}
      fields={[
        { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
        {
          kind: 'checks',
          key: 'expert',
          label: t('expertise'),
          options: offered(options, used.expert, state.filters.expert),
        },
      ]}
      texts={{ ...common, records }}
      card={{ languages: t('languages'), details: t('details') }}
    />
  )
}

import { byName, filterOptions, offered } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import { dateSorts } from '@/lib/api/list-state'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { legalStatuses } from '@/lib/db/codes/legal-statuses'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { agreementChoices, agreementPage } from '../queries'
import type { AgreementState } from '../search-params'
import type { AgreementTexts } from './agreement-row'
import { LazyAgreementView } from './lazy-agreement-view'

interface AgreementListProps {
  locale: Locale
  state: AgreementState
  /** What the agreement with one market must say of it, by the market's code. */
  notices: Readonly<Record<string, ReactNode>>
}

/** The agreements in the view that the address names. */
export async function AgreementList({ locale, state, notices }: AgreementListProps) {
  const loaded = await Promise.all([agreementPage(state), agreementChoices()])
  const [first, choices] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return (
    <AgreementIsland
      locale={locale}
      state={state}
      notices={notices}
      first={first}
      choices={choices}
    />
  )
}

interface AgreementIslandProps extends AgreementListProps {
  first: Awaited<ReturnType<typeof agreementPage>>
  choices: Awaited<ReturnType<typeof agreementChoices>>
}

function AgreementIsland({ locale, state, notices, first, choices }: AgreementIslandProps) {
  const t = useTranslations('agreements')
  const common = useListTexts()
  const { used } = choices
  const { filters } = state
  const everywhere = byName(
    filterOptions(choices.everywhere, 'name', ({ code }) => code, locale),
    locale,
  )
  const statuses = legalStatuses.map((value) => ({ value, text: t(`status.${value}`) }))
  const records = {
    title: t('title'),
    count: countForms((count) => t('count', { count }), locale),
  }
  return (
    <LazyAgreementView
      locale={locale}
      path={localePath(locale, routes.freeTradeAgreements())}
      state={state}
      first={first}
      partners={offered(everywhere, used.country, [])}
      notices={notices}
      fields={[
        { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
        {
          kind: 'select',
          key: 'country',
          label: t('country'),
          all: t('all'),
          options: offered(everywhere, used.country, filters.country),
        },
        {
          kind: 'checks',
          key: 'status',
          label: t('legalStatus'),
          options: offered(statuses, used.status, filters.status),
        },
      ]}
      sorts={dateSorts.map((sort) => ({ value: sort, text: t(`sort.${sort}`) }))}
      texts={{ ...common, records }}
      row={useAgreementTexts(locale)}
    />
  )
}

/** The texts of a row. */
export function useAgreementTexts(locale: Locale): AgreementTexts {
  const t = useTranslations('agreements')
  return {
    status: t.raw('status'),
    facts: t.raw('facts'),
    scope: t.raw('scope'),
    about: t('about'),
    more: countForms((count) => t('partners', { names: '{names}', count }), locale),
  }
}

import { byName, filterOptions } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import { dateSorts } from '@/lib/api/list-state'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { legalStatuses } from '@/lib/db/legal-status'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { agreementChoices, agreementPage } from '../queries'
import type { AgreementState } from '../search-params'
import type { AgreementTexts } from './agreement-row'
import { LazyAgreementView } from './lazy-agreement-view'

/** The agreements in the view that the address names. */
export async function AgreementList({ locale, state }: { locale: Locale; state: AgreementState }) {
  const loaded = await Promise.all([agreementPage(state), agreementChoices()])
  const [first, choices] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return <AgreementIsland {...{ locale, state, first, choices }} />
}

interface AgreementIslandProps {
  locale: Locale
  state: AgreementState
  first: Awaited<ReturnType<typeof agreementPage>>
  choices: Awaited<ReturnType<typeof agreementChoices>>
}

function AgreementIsland({ locale, state, first, choices }: AgreementIslandProps) {
  const t = useTranslations('agreements')
  const common = useListTexts()
  const partners = byName(
    filterOptions(choices.partners, 'name', ({ code }) => code, locale),
    locale,
  )
  const statuses = legalStatuses
    .filter((status) => choices.statuses.has(status))
    .map((status) => ({ value: status, text: t(`status.${status}`) }))
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
      partners={partners}
      fields={[
        { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
        { kind: 'select', key: 'country', label: t('country'), all: t('all'), options: partners },
        { kind: 'checks', key: 'status', label: t('legalStatus'), options: statuses },
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

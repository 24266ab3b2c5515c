import { byName, filterOptions, offered } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Institution } from '../contract'
import {
  institutionNames,
  institutionPage,
  usedFilters,
  type InstitutionNames,
  type UsedFilters,
} from '../queries'
import type { InstitutionState } from '../search-params'
import type { InstitutionOptions } from './institution-row'
import { LazyInstitutionView } from './lazy-institution-view'

interface InstitutionListProps {
  locale: Locale
  /** The unprefixed address of the page that shows the list. */
  path: string
  state: InstitutionState
}

/** The institutions in the view that the address names (spec part 2 section 2, page 150). */
export async function InstitutionList({ locale, path, state }: InstitutionListProps) {
  const [used, ...loaded] = await Promise.all([
    usedFilters(),
    institutionPage(state),
    institutionNames(),
  ])
  const [first, names] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return (
    <InstitutionIsland
      locale={locale}
      path={path}
      state={state}
      first={first}
      names={names}
      used={used}
    />
  )
}

/** The options of the filters with their names in the language. */
function optionsOf(names: InstitutionNames, locale: Locale): InstitutionOptions {
  return {
    types: filterOptions(names.types, 'type', ({ id }) => id, locale),
    modes: filterOptions(names.modes, 'mode', ({ id }) => id, locale),
    governorates: byName(
      filterOptions(names.governorates, 'name', ({ id }) => id, locale),
      locale,
    ),
  }
}

interface InstitutionIslandProps extends InstitutionListProps {
  first: Page<Institution>
  names: InstitutionNames
  used: UsedFilters
}

function InstitutionIsland({ locale, path, state, first, names, used }: InstitutionIslandProps) {
  const t = useTranslations('institutions')
  const common = useListTexts()
  const options = optionsOf(names, locale)
  const { filters } = state
  return (
    <LazyInstitutionView
      locale={locale}
      path={localePath(locale, path)}
      state={state}
      first={first}
      options={options}
      modeLabel={t('mode')}
      fields={[
        { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
        {
          kind: 'select',
          key: 'governorate',
          label: t('governorate'),
          all: t('allGovernorates'),
          options: offered(options.governorates, used.governorate, filters.governorate),
        },
        {
          kind: 'checks',
          key: 'type',
          label: t('type'),
          options: offered(options.types, used.type, filters.type),
        },
        {
          kind: 'checks',
          key: 'mode',
          label: t('mode'),
          options: offered(options.modes, used.mode, filters.mode),
        },
      ]}
      texts={{
        ...common,
        records: {
          title: t('title'),
          count: countForms((count) => t('count', { count }), locale),
          empty: { ...common.empty, title: common.emptyFiltered.title },
        },
      }}
    />
  )
}

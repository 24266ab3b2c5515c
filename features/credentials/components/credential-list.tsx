import { byName, filterOptions, offered, yearOptions } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import type { Credential } from '../contract'
import { credentialChoices, credentialPage, type CredentialChoices } from '../queries'
import type { CredentialState } from '../search-params'
import { LazyCredentialView } from './lazy-credential-view'

interface CredentialListProps {
  locale: Locale
  /** The unprefixed address of the page that shows the list. */
  path: string
  state: CredentialState
}

/** The credentials in the view that the address names (spec part 2 section 2, 'Credentials'). */
export async function CredentialList({ locale, path, state }: CredentialListProps) {
  const loaded = await Promise.all([credentialPage(state), credentialChoices()])
  const [first, choices] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return (
    <CredentialIsland locale={locale} path={path} state={state} first={first} choices={choices} />
  )
}

interface CredentialIslandProps extends CredentialListProps {
  first: Page<Credential>
  choices: CredentialChoices
}

function CredentialIsland({ locale, path, state, first, choices }: CredentialIslandProps) {
  const t = useTranslations('credentials')
  const common = useListTexts()
  const types = filterOptions(choices.types, 'name', ({ id }) => id, locale)
  const countries = byName(
    filterOptions(choices.countries, 'name', ({ id }) => id, locale),
    locale,
  )
  const { used } = choices
  const { filters } = state
  return (
    <LazyCredentialView
      locale={locale}
      path={localePath(locale, path)}
      state={state}
      first={first}
      types={types}
      day={today()}
      fields={[
        { kind: 'text', key: 'q', label: t('search') },
        {
          kind: 'select',
          key: 'country',
          label: t('country'),
          all: t('all'),
          options: offered(countries, used.country, filters.country),
        },
        {
          kind: 'checks',
          key: 'type',
          label: t('type'),
          options: offered(types, used.type, filters.type),
        },
        {
          kind: 'checks',
          key: 'year',
          label: t('year'),
          options: yearOptions(used.year, filters.year),
        },
      ]}
      texts={{
        ...common,
        records: {
          title: t('title'),
          count: countForms((count) => t('count', { count }), locale),
          empty: { ...common.empty, title: t('empty') },
          emptyFiltered: { ...common.emptyFiltered, title: t('empty') },
        },
      }}
      row={t.raw('state')}
    />
  )
}

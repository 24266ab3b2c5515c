import { byName, filterOptions, offered, yearOptions } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { soonestSorts } from '@/lib/api/list-state'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import type { PortalEvent } from '../contract'
import { eventChoices, eventPage, hasWaitingLists, type EventChoices } from '../queries'
import type { EventLocation } from '../rules'
import type { EventState } from '../search-params'
import type { EventCardTexts } from './event-card'
import { LazyEventView } from './lazy-event-view'

interface EventListProps {
  locale: Locale
  /** The unprefixed address of the page that shows the list. */
  path: string
  location: EventLocation
  state: EventState
}

/** The local or the international events in the view that the address names. */
export async function EventList({ locale, path, location, state }: EventListProps) {
  const loaded = await Promise.all([eventPage(location, state), eventChoices(location)])
  const [first, choices] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return (
    <EventIsland
      locale={locale}
      path={path}
      location={location}
      state={state}
      first={first}
      choices={choices}
    />
  )
}

/** The options of the filters with their names in the language. */
function optionsOf(choices: EventChoices, locale: Locale) {
  return {
    types: filterOptions(choices.types, 'name', ({ id }) => id, locale),
    modes: filterOptions(choices.modes, 'name', ({ id }) => id, locale),
    countries: byName(
      filterOptions(choices.countries, 'name', ({ id }) => id, locale),
      locale,
    ),
    industries: byName(
      filterOptions(choices.industries, 'name', ({ id }) => id, locale),
      locale,
    ),
    governorates: filterOptions(choices.governorates, 'name', ({ id }) => id, locale),
  }
}

interface EventIslandProps extends EventListProps {
  first: Page<PortalEvent>
  choices: EventChoices
}

function EventIsland({ locale, path, location, state, first, choices }: EventIslandProps) {
  const t = useTranslations('events')
  const common = useListTexts()
  const { countries: everywhere, industries, ...options } = optionsOf(choices, locale)
  const { used } = choices
  const { filters } = state
  const countries = offered(everywhere, used.country, filters.country)
  const own = localePath(locale, path)
  const all = t('all')
  const abroad = location === 'International event'
  return (
    <LazyEventView
      locale={locale}
      path={own}
      location={location}
      state={state}
      first={first}
      options={options}
      day={today()}
      loginHref={localePath(locale, routes.login(own))}
      keepsPlaces={hasWaitingLists()}
      fields={[
        { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
        ...(abroad || countries.length > 1
          ? [
              {
                kind: 'select',
                key: 'country',
                label: t('country'),
                all,
                options: countries,
              } as const,
            ]
          : []),
        {
          kind: 'select',
          key: 'industry',
          label: t('industry'),
          all,
          options: offered(industries, used.industry, filters.industry),
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
        {
          kind: 'checks',
          key: 'year',
          label: t('year'),
          options: yearOptions(used.year, filters.year),
        },
      ]}
      sorts={soonestSorts.map((sort) => ({ value: sort, text: t(`sort.${sort}`) }))}
      texts={{
        ...common,
        records: {
          title: abroad ? t('titleInternational') : t('titleLocal'),
          count: countForms((count) => t('count', { count }), locale),
        },
      }}
      card={useCardTexts()}
    />
  )
}

/** The texts of a card. */
function useCardTexts(): EventCardTexts {
  const t = useTranslations('events')
  return {
    state: { status: t.raw('status'), phase: t.raw('phase') },
    join: t.raw('joining'),
  }
}

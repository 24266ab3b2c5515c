'use client'

import { FailedView } from '@/components/list-view/failed-view'
import { FilterBar } from '@/components/list-view/filter-bar'
import type { FilterField } from '@/components/list-view/filter-fields'
import { byName, filterOptions } from '@/components/list-view/filter-options'
import type { ListTexts, RecordTexts } from '@/components/list-view/list-texts'
import { ListView } from '@/components/list-view/list-view'
import type { ModalTexts } from '@/components/modal/modal-texts'
import { whenOpened } from '@/components/modal/when-opened'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Problem } from '@/lib/api/problem'
import { forgetSignedIn } from '@/lib/auth/signed-in'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useState } from 'react'
import type { PublicationChoices } from '../contract'
import { catalogue, publicationPage } from '../queries'
import { withPinnedFirst } from '../rules'
import {
  publicationListShape,
  type PublicationFilter,
  type PublicationState,
} from '../search-params'
import { PublicationCard, type PublicationTexts } from './publication-card'

const LazyVipModal = whenOpened(() =>
  import('@/components/modal/vip-modal').then((module) => module.VipModal),
)

type FilterTexts = Record<'search' | 'searchHint' | 'country' | 'industry' | 'year', string>

export interface CatalogueProps {
  locale: Locale
  /** The address of the catalogue in its language. */
  path: string
  supportEmail: string
  texts: {
    list: ListTexts & { records: RecordTexts }
    filters: FilterTexts
    card: PublicationTexts
    vip: ModalTexts['vip']
    loading: string
  }
}

type Loaded = Awaited<ReturnType<typeof catalogue>> & { state: PublicationState }

/**
 * The catalogue of a person who is logged in: the view of the address, loaded at once. Anyone whose
 * login has ended gets the visitors' view.
 */
export function Catalogue(props: CatalogueProps) {
  const { texts } = props
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    let gone = false
    const state = publicationListShape.parse(new URLSearchParams(window.location.search))
    catalogue(state).then(
      (found) => {
        if (!gone) setLoaded({ ...found, state })
      },
      (error: unknown) => {
        if (gone) return
        if (isLoggedOut(error)) forgetSignedIn()
        else setFailure({ error })
      },
    )
    return () => {
      gone = true
    }
  }, [attempt])

  if (loaded) return <Publications {...props} {...loaded} />
  if (!failure)
    return <Skeleton shape="card" bar count={publicationListShape.pageSize} label={texts.loading} />
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return <FailedView error={failure.error} texts={texts.list.failed} onRetry={retry} />
}

function isLoggedOut(error: unknown): boolean {
  return error instanceof Problem && error.code === 'unauthenticated'
}

function Publications({
  locale,
  path,
  supportEmail,
  texts,
  first,
  choices,
  isVip,
  state,
}: CatalogueProps & Loaded) {
  const [refused, setRefused] = useState(false)
  return (
    <>
      <ListView
        locale={locale}
        path={path}
        name="publications"
        shape={publicationListShape}
        state={state}
        first={first}
        fields={fieldsOf(choices, texts.filters, locale)}
        texts={texts.list}
        layout="cards"
        buttons
        bar={FilterBar}
        load={publicationPage}
        renderItem={(publication) => (
          <PublicationCard
            locale={locale}
            publication={publication}
            isVip={isVip}
            texts={texts.card}
            onVipOnly={() => setRefused(true)}
          />
        )}
      />
      <LazyVipModal
        locale={locale}
        open={refused}
        onClose={() => setRefused(false)}
        supportEmail={supportEmail}
        texts={texts.vip}
      />
    </>
  )
}

function fieldsOf(
  { countries, sectors, years }: PublicationChoices,
  texts: FilterTexts,
  locale: Locale,
): FilterField<PublicationFilter>[] {
  const codes = new Map(countries.map(({ id, code_3 }) => [String(id), code_3]))
  const byCountry = byName(
    filterOptions(countries, 'name', ({ id }) => id, locale),
    locale,
  ).map((option) => ({ ...option, code_3: codes.get(option.value) ?? '' }))
  const bySector = byName(
    filterOptions(sectors, 'name', ({ id }) => id, locale),
    locale,
  )
  return [
    { kind: 'text', key: 'q', label: texts.search, hint: texts.searchHint },
    { kind: 'checks', key: 'country', label: texts.country, options: withPinnedFirst(byCountry) },
    { kind: 'checks', key: 'industry', label: texts.industry, options: bySector },
    {
      kind: 'checks',
      key: 'year',
      label: texts.year,
      options: years.map((year) => ({ value: year, text: year })),
    },
  ]
}

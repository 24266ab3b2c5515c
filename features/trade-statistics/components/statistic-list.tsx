'use client'

import { FilterBar } from '@/components/list-view/filter-bar'
import type { FilterField, FilterOption } from '@/components/list-view/filter-fields'
import { offered } from '@/components/list-view/filter-options'
import { ListView } from '@/components/list-view/list-view'
import { whenOpened } from '@/components/modal/when-opened'
import type { Locale } from '@/lib/i18n/locale'
import { useState } from 'react'
import type { ListedStatistic, StatisticLink } from '../contract'
import type { StatisticKind } from '../kinds/contract'
import { statisticPage, type interactiveData } from '../queries'
import { chainTo, mayOpen, namesOf } from '../rules'
import {
  kindPath,
  statisticListShape,
  type StatisticFilter,
  type StatisticState,
} from '../search-params'
import { StatisticCard } from './statistic-card'
import type { StatisticTexts } from './statistic-texts'

export interface StatisticBrowserProps {
  locale: Locale
  /** The address of the tab in its language, with its query. */
  path: string
  agency: { phone: string; email: string }
  supportEmail: string
  texts: StatisticTexts
}

export type LoadedData = Awaited<ReturnType<typeof interactiveData>> & {
  kind: StatisticKind
  state: StatisticState
}

const LazyDialog = whenOpened(() =>
  import('./statistic-dialog').then((module) => module.StatisticDialog),
)
const LazyVipModal = whenOpened(() =>
  import('@/components/modal/vip-modal').then((module) => module.VipModal),
)

/** The records of one data type with their filters; each opens in a dialog. */
export function StatisticList(props: StatisticBrowserProps & LoadedData) {
  const { locale, path, texts, kind, isVip } = props
  const [opened, setOpened] = useState<ListedStatistic | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [refused, setRefused] = useState(false)
  const open = (record: ListedStatistic) => {
    if (!mayOpen(record, isVip)) return setRefused(true)
    setOpened(record)
    setIsOpen(true)
  }
  return (
    <>
      <ListView
        locale={locale}
        path={kindPath(path, kind)}
        name={`interactive-data-${kind}`}
        shape={statisticListShape}
        state={props.state}
        first={props.first}
        fields={fieldsOf(props, texts.filters, locale)}
        texts={{ ...texts.list, records: { title: texts.types[kind], count: texts.count[kind] } }}
        layout="cards"
        buttons
        bar={FilterBar}
        load={(state) => statisticPage(kind, state)}
        renderItem={(record) => (
          <StatisticCard
            locale={locale}
            record={record}
            texts={texts.card}
            onOpen={() => open(record)}
          />
        )}
      />
      <LazyDialog
        locale={locale}
        kind={kind}
        record={opened}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onPremium={() => {
          setIsOpen(false)
          setRefused(true)
        }}
        agency={props.agency}
        texts={texts.dialog}
      />
      <LazyVipModal
        locale={locale}
        open={refused}
        onClose={() => setRefused(false)}
        supportEmail={props.supportEmail}
        texts={texts.vip}
      />
    </>
  )
}

function fieldsOf(
  { geolocations, industries, used, state }: LoadedData,
  texts: StatisticTexts['filters'],
  locale: Locale,
): FilterField<StatisticFilter>[] {
  const choice = (key: keyof typeof used, label: string, tree: LoadedData['industries']) => {
    const options = offered(inTree(tree, locale), used[key], state.filters[key])
    return { kind: 'select', key, label, all: texts.all, options } as const
  }
  return [
    { kind: 'text', key: 'q', label: texts.search, hint: texts.searchHint },
    choice('geolocation', texts.geolocation, geolocations),
    choice('industry', texts.industry, industries),
  ]
}

/** The nodes of a tree, each under its parent and named with its path. */
function inTree(
  tree: readonly (StatisticLink & { parent: string | null })[],
  locale: Locale,
): FilterOption[] {
  return tree
    .map(({ id }) => ({ value: id, text: namesOf(chainTo(id, tree), locale) }))
    .toSorted((a, b) => a.text.localeCompare(b.text, locale))
}

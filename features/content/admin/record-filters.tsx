'use client'

import controls from '@/components/control/control.module.css'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { SearchBox } from '@/components/search-box/search-box'
import type { ListShape, ListState } from '@/lib/api/list-state'
import { contentStates } from '@/lib/db/codes/content-states'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { locales, nativeName } from '@/lib/i18n/locale'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { choiceKey } from '../editing/rules'
import { choicesOf, editorOf, sortsOf } from '../kinds/rules'
import type { ContentKind } from '../kinds/contract'
import { choicesQuery } from '../queries'
import styles from './record-list.module.css'

interface RecordFiltersProps {
  kind: ContentKind
  list: {
    state: ListState
    shape: ListShape
    show: (state: ListState) => void
    valueOf: (filter: string) => string
    choose: (filter: string, value: string) => void
  }
}

interface Option {
  value: string
  text: string
}

/** The filters of a list: search text, state, languages, and the fields that its kind names. */
export function RecordFilters({ kind, list }: RecordFiltersProps) {
  const t = useTranslations('admin')
  const { state, shape, show, valueOf, choose } = list
  const select = (filter: string, label: string, options: readonly Option[]) => (
    <Choice
      key={filter}
      label={label}
      value={valueOf(filter)}
      all={t('content.all')}
      options={options}
      onChoose={(value) => choose(filter, value)}
    />
  )
  const languages = locales.map((locale) => ({ value: locale, text: nativeName[locale] }))
  const sorts = sortsOf(kind).map((one) => one.replace(/-desc$/, ''))
  return (
    <Row gap={3} align="end">
      <div className={styles.search}>
        <SearchBox
          key={valueOf('q')}
          label={t('content.find')}
          text={t('content.search')}
          initial={valueOf('q')}
          onSearch={(q) => choose('q', q)}
        />
      </div>
      {select(
        'state',
        t('content.state'),
        contentStates.map((value) => ({ value, text: t(`content.states.${value}`) })),
      )}
      {select('missing', t('content.missing'), languages)}
      {select('older', t('content.older'), languages)}
      {!kind.confirmation &&
        select('review', t('content.review'), [{ value: 'due', text: t('content.reviewDue') }])}
      {kind.filters?.map((field) => (
        <FieldFilter key={field} kind={kind} field={field} render={select} />
      ))}
      {sorts.length > 1 && (
        <Choice
          label={t('content.sort')}
          value={state.sort}
          options={sorts.flatMap((field) => [
            {
              value: `${field}-asc`,
              text: t('content.ascending', { field: t(`fields.${field}`) }),
            },
            {
              value: `${field}-desc`,
              text: t('content.descending', { field: t(`fields.${field}`) }),
            },
          ])}
          onChoose={(value) => show(shape.ordered(state, value))}
        />
      )}
    </Row>
  )
}

function FieldFilter({
  kind,
  field,
  render,
}: {
  kind: ContentKind
  field: string
  render: (filter: string, label: string, options: readonly Option[]) => ReactNode
}) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const editor = editorOf(kind, field)
  const reference = editor?.as === 'reference' || editor?.as === 'references' ? editor : null
  const choices = useQuery(
    reference
      ? choicesQuery(reference, locale)
      : { queryKey: ['content-choices', field, '', locale] as const, queryFn: skipToken },
  )
  const label = t(`fields.${field}`)
  if (reference) return render(field, label, choices.data ?? [])
  if (editor?.as === 'flag' || editor?.as === 'switch') {
    const [yes, no] = editor.as === 'flag' ? ['1', '0'] : ['true', 'false']
    return render(field, label, [
      { value: yes, text: t('content.yes') },
      { value: no, text: t('content.no') },
    ])
  }
  const values = choicesOf(kind, field)
  if (values.length === 0) return null
  return render(
    field,
    label,
    values.map((value) => ({ value, text: t(`choices.${choiceKey(field, value)}`) })),
  )
}

function Choice({
  label,
  value,
  all,
  options,
  onChoose,
}: {
  label: string
  value: string
  all?: string
  options: readonly Option[]
  onChoose: (value: string) => void
}) {
  return (
    <Stack as="label" gap={1} step={-1} className={styles.filter}>
      {label}
      <select
        value={value}
        className={controls.box}
        onChange={({ target }) => onChoose(target.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </Stack>
  )
}

'use client'

import type { useActiveOption } from '@/components/combobox/use-active-option'
import { approvalKey, useApprovalTexts } from '@/components/approval-chip/approval-texts'
import options from '@/components/combobox/option.module.css'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { FoundGroup, FoundRecord } from '../contract'
import { recordAddress, startsOf, type OwnScreen } from '../rules'
import styles from './found-options.module.css'

interface FoundOptionsProps {
  id: string
  screens: readonly OwnScreen[]
  groups: readonly FoundGroup[]
  isBusy: boolean
  optionProps: ReturnType<typeof useActiveOption>['optionProps']
  onFollow: () => void
}

/** Screens and records as options, by kind, in the order in which the arrow keys move through them. */
export function FoundOptions(props: FoundOptionsProps) {
  const { id, screens, groups, isBusy, optionProps, onFollow } = props
  const t = useTranslations('admin')
  if (screens.length + groups.length === 0) return null
  const starts = startsOf(groups)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('staffSearch.results')}
      aria-busy={isBusy}
      className={styles.list}
    >
      {groups.map((group, at) => {
        const { kind, content_kind, records } = group
        const name =
          content_kind === null ? t(`staffSearch.kind.${kind}`) : t(`kinds.${content_kind}`)
        return (
          <div key={`${kind}.${content_kind}`} role="group" aria-label={name}>
            <div aria-hidden="true" className={styles.name}>
              {name}
            </div>
            {records.map((record, place) => (
              <Link
                key={record.id}
                {...optionProps((starts[at] ?? 0) + place)}
                to={recordAddress(group, record.id)}
                className={`${options.option} ${styles.option}`}
                onClick={onFollow}
              >
                <Found kind={kind} record={record} />
              </Link>
            ))}
          </div>
        )
      })}
      {screens.length > 0 && (
        <div role="group" aria-label={t('staffSearch.screens')}>
          <div aria-hidden="true" className={styles.name}>
            {t('staffSearch.screens')}
          </div>
          {screens.map(({ to, name }, place) => (
            <Link
              key={to}
              {...optionProps((starts.at(-1) ?? 0) + place)}
              to={to}
              className={`${options.option} ${styles.option}`}
              onClick={onFollow}
            >
              {name}
            </Link>
          ))}
        </div>
      )}
    </div>
  )
}

/** Kinds whose records people know by their number. */
const numbered = ['enquiries', 'barriers']

function Found({ kind, record }: { kind: FoundGroup['kind']; record: FoundRecord }) {
  const t = useTranslations('admin.staffSearch')
  const locale = useInterfaceLocale()
  const states = useApprovalTexts()
  const { id, approval } = record
  return (
    <>
      <Text as="span" weight="heading">
        {numbered.includes(kind) && <>{t('number', { id })} </>}
        <Bilingual of={record} field="title" locale={locale} />
      </Text>{' '}
      <Note as="span">
        <bdi>
          <Bilingual of={record} field="about" locale={locale} />
        </bdi>
        {approval !== null && (
          <>
            {inLocale(record, 'about', locale) !== '' && ' · '}
            {states[approvalKey(approval)].name}
          </>
        )}
      </Note>
    </>
  )
}

'use client'

import { buttonClass } from '@/components/button/button'
import { Chip } from '@/components/chip/chip'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { LinkedRow } from '@/components/work-list/linked-row'
import { RowCard } from '@/components/work-list/row-card'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { endpointQuery } from '@/lib/api/query-options'
import { textsOf } from '@/lib/bilingual/in-locale'
import { templateUses } from '@/lib/db/codes/template-uses'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { otherLocale } from '@/lib/i18n/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { replyTemplates, type ReplyTemplate } from '../contract'
import styles from './template-list.module.css'

/** All texts by what they are written for; one opens its form. */
export function TemplateList() {
  const t = useTranslations('admin.templates')
  const admin = useTranslations('admin')
  const query = useQuery(endpointQuery(replyTemplates))
  return (
    <DashboardPage
      title={admin('areas.templates')}
      suffix={admin('title')}
      facts={t('lead')}
      actions={
        <Link to="new" className={buttonClass('primary')}>
          <Icon name="plus" />
          {t('add')}
        </Link>
      }
    >
      <LoadedRecord query={query}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} />
          ) : (
            <div className={styles.uses}>
              {templateUses.map((use) => (
                <OfUse key={use} use={use} list={all.filter((one) => one.use === use)} />
              ))}
            </div>
          )
        }
      </LoadedRecord>
    </DashboardPage>
  )
}

interface OfUseProps {
  use: ReplyTemplate['use']
  list: readonly ReplyTemplate[]
}

function OfUse({ use, list }: OfUseProps) {
  const t = useTranslations('admin.templates')
  const locale = useInterfaceLocale()
  const other = otherLocale(locale)
  const id = useId()
  if (list.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Text id={id} as="h2" tone="title" step={0} below={2}>
        {t(`use.${use}`)}
      </Text>
      <RowCard>
        {list.map((one) => {
          const titles = textsOf(one, 'title')
          return (
            <LinkedRow key={one.id} to={`/templates/${one.id}`} name={titles[locale]}>
              <Note lang={other} as="bdi">
                {titles[other]}
              </Note>
              {!one.active && <Chip tone="neutral">{t('unused')}</Chip>}
            </LinkedRow>
          )
        })}
      </RowCard>
    </section>
  )
}

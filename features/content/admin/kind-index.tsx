'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { Skeleton } from '@/components/skeleton/skeleton'
import { endpointQuery } from '@/lib/api/query-options'
import type { OutputOf } from '@/lib/api/endpoint'
import { useRights } from '@/lib/auth/use-rights'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { contentKindList } from '../contract'
import { FourEyesSwitch } from '../publishing/admin/four-eyes-switch'
import { contentGroups } from '../kinds/contract'
import styles from './kind-index.module.css'

type KindRow = OutputOf<typeof contentKindList>[number]

/** Every kind of content by its group, with the number of unpublished changes. */
export function KindIndex() {
  const t = useTranslations('admin')
  const kinds = useQuery(endpointQuery(contentKindList))
  const rows = new Map(kinds.data?.map((row) => [row.kind, row]))
  return (
    <DashboardPage title={t('areas.content')} suffix={t('title')}>
      {kinds.isPending && <Skeleton shape="row" count={6} label={t('loading')} />}
      {kinds.isError && <FailedPart onRetry={() => void kinds.refetch()} />}
      {kinds.data && (
        <div className={styles.groups}>
          {Object.entries(contentGroups).map(([group, kinds]) => (
            <section key={group} aria-labelledby={`group-${group}`} className={styles.group}>
              <Text id={`group-${group}`} as="h2" step={1} below={2}>
                {t(`groups.${group}`)}
              </Text>
              <ul>
                {group === 'menus' && (
                  <Row as="li" gap={2} align="center" nowrap line="above">
                    <Link to="tree" className={styles.link}>
                      <span className={styles.word}>{t('content.tree')}</span>
                    </Link>
                  </Row>
                )}
                {Object.keys(kinds).map((kind) => {
                  const row = rows.get(kind)
                  return row && <Kind key={kind} row={row} />
                })}
              </ul>
            </section>
          ))}
        </div>
      )}
    </DashboardPage>
  )
}

function Kind({ row }: { row: KindRow }) {
  const { kind, waiting, four_eyes, always_four_eyes, may_write } = row
  const t = useTranslations('admin')
  const mayOpen = useRights()
  const maySwitch = mayOpen('admin') && !always_four_eyes
  const count = Object.values(waiting).reduce((sum, one) => sum + one, 0)
  return (
    <Row as="li" gap={2} align="center" nowrap line="above">
      <Link to={kind} className={styles.link}>
        <span className={styles.word}>{t(`kinds.${kind}`)}</span>
        {count > 0 && <Note as="span">{t('content.waiting', { count })}</Note>}
        {!may_write && <Note as="span">{t('content.adminsOnly')}</Note>}
        {four_eyes && !maySwitch && <Note as="span">{t('content.fourEyes')}</Note>}
      </Link>
      {maySwitch && <FourEyesSwitch kind={kind} isOn={four_eyes} />}
    </Row>
  )
}

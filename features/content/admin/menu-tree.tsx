'use client'

import { Alert } from '@/components/alert/alert'
import { buttonClass } from '@/components/button/button'
import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { FailedPart } from '@/components/dashboard-page/failed-part'
import { Text } from '@/components/layout/text'
import { Skeleton } from '@/components/skeleton/skeleton'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale, localized } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { ContentStatus } from '../contract'
import { choiceKey } from '../editing/rules'
import { contentGroups } from '../kinds/contract'
import { choicesOf } from '../kinds/rules'
import { childPages } from '../rules'
import { allRecords } from '../queries'
import { useKindRights } from './kind-rights'
import { OrderGuard } from './order-guard'
import { OrderList } from './order-list'
import { StateChip } from './state-chip'
import styles from './menu-tree.module.css'

const menus = choicesOf(contentGroups.menus['menu-pages'], 'menu_id')

type Row = Awaited<ReturnType<typeof allRecords>>[number]

const orderOf = (rows: readonly ContentStatus[]) => rows.map(({ id }) => id).join(' ')

/** The menus with their pages, each level in its order. */
export function MenuTree() {
  const t = useTranslations('admin')
  const places = useQuery({
    queryKey: ['content/menu-pages', 'tree'] as const,
    queryFn: () => allRecords('menu-pages', { sort: 'sort-asc' }),
  })
  const pages = useQuery({
    queryKey: ['content/pages', 'tree'] as const,
    queryFn: () => allRecords('pages', { sort: 'sort-asc', state: 'published' }),
  })
  const rights = [useKindRights('menu-pages'), useKindRights('pages')]
  const isThere = places.data && pages.data
  return (
    <OrderGuard>
      <DashboardPage
        title={t('content.tree')}
        suffix={t('title')}
        back={<BackLink to="/content">{t('areas.content')}</BackLink>}
        facts={t('content.orderHelp')}
        actions={
          <Link to="/content/pages/new" className={buttonClass('primary')}>
            {t('content.addPage')}
          </Link>
        }
      >
        {rights.some(({ fourEyes }) => fourEyes) && (
          <Alert tone="info" word={t('notice')}>
            <p>{t('content.orderFourEyes')}</p>
          </Alert>
        )}
        {(places.isPending || pages.isPending) && (
          <Skeleton shape="row" count={8} label={t('loading')} />
        )}
        {(places.isError || pages.isError) && (
          <FailedPart onRetry={() => void Promise.all([places.refetch(), pages.refetch()])} />
        )}
        {isThere &&
          menus.map((menu) => {
            const rows = places.data.filter(({ id }) => id.startsWith(`${menu}.`))
            return (
              <OrderList
                key={`${menu} ${orderOf(rows)}`}
                name="menu-pages"
                title={
                  <Text as="h2" tone="ink" step={1}>
                    {t(`choices.${choiceKey('menu_id', menu)}`)}
                  </Text>
                }
                rows={rows}
                naming={(row) => <Name kind="menu-pages" row={row} />}
                below={(row) => <Pages rows={pages.data} above={row} menuPage={row.id} />}
              />
            )
          })}
      </DashboardPage>
    </OrderGuard>
  )
}

interface PagesProps {
  rows: readonly Row[]
  /** The record they are below, which tells their list from others of the same length. */
  above: ContentStatus
  menuPage?: string
  page?: string
}

/** The child pages of a navigation page or of another page, with their own children. */
function Pages({ rows, above, ...parent }: PagesProps) {
  const t = useTranslations('admin.content')
  const locale = useInterfaceLocale()
  const listed = childPages(rows, parent)
  if (listed.length === 0) return null
  return (
    <OrderList
      key={orderOf(listed)}
      name="pages"
      title={
        <>
          <VisuallyHidden>{isolated(inLocale(above, 'label', locale), locale)}: </VisuallyHidden>
          {t('pagesBelow', { count: listed.length })}
        </>
      }
      rows={listed}
      naming={(row) => <Name kind="pages" row={row} />}
      below={(row) => <Pages rows={rows} above={row} page={row.id} />}
    />
  )
}

function Name({ kind, row }: { kind: string; row: ContentStatus }) {
  const locale = useInterfaceLocale()
  const { text, lang } = localized(row, 'label', locale)
  return (
    <span className={styles.name}>
      <Link to={`/content/${kind}/${row.id}`} lang={lang} className={styles.link}>
        {text}
      </Link>
      {row.state !== 'published' && <StateChip of={row} />}
    </span>
  )
}

import { ColumnTable } from '@/components/column-table/column-table'
import { useTranslations } from 'next-intl'
import type { OfferType } from '../../kinds/contract'
import { columnGroups } from '../rules'

/** What each column of a file of offers means. */
export function OfferColumns({ type }: { type: OfferType }) {
  const t = useTranslations('offerExchange.columns')
  const groups = columnGroups(type).map(({ name, ...group }) => ({
    ...group,
    meaning: t(`meaning.${name}`),
  }))
  return <ColumnTable groups={groups} values={t('values')} />
}

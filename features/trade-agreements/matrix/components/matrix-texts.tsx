import { countForms, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { LegalStatus } from '@/lib/db/codes/legal-statuses'
import { useTranslations } from 'next-intl'
import type { PartnersTexts } from '../../components/partners'
import type { MatrixColumn } from '../rules'

/** The texts of the comparison of agreements. */
export interface MatrixTexts extends PartnersTexts {
  columns: Readonly<Record<MatrixColumn, string>>
  status: Readonly<Record<LegalStatus, string>>
  /** Names of scopes by `scopeKey`. */
  scope: Readonly<Record<string, string>>
  count: CountForms
  /** `ascending` and `descending` have the placeholder `{column}`. */
  plain: ReturnType<typeof usePlainTexts>
}

export function useMatrixTexts(locale: Locale): MatrixTexts {
  const t = useTranslations('agreements')
  return {
    columns: t.raw('matrix.columns'),
    status: t.raw('status'),
    scope: t.raw('scope'),
    more: countForms((count) => t('partners', { names: '{names}', count }), locale),
    count: countForms((count) => t('count', { count }), locale),
    plain: usePlainTexts(),
  }
}

function usePlainTexts() {
  const t = useTranslations('agreements')
  const lists = useTranslations('lists')
  const ascending: string = t.raw('matrix.ascending')
  const descending: string = t.raw('matrix.descending')
  return {
    caption: t('matrix.caption'),
    filters: lists('filters'),
    country: t('country'),
    allCountries: t('all'),
    kind: t('matrix.kind'),
    allKinds: t('matrix.allKinds'),
    onlyInForce: t('matrix.onlyInForce'),
    sort: lists('sort'),
    reverse: t('matrix.reverse'),
    ascending,
    descending,
    none: t('matrix.none'),
    clear: lists('clearAll'),
  }
}

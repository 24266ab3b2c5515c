import { byName, filterOptions } from '@/components/list-view/filter-options'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { inLocale, localized } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { Agreement } from '../../contract'
import { agreementMatrix } from '../../queries'
import { scopeKey } from '../../rules'
import { kindName, type MatrixRow } from '../rules'
import { LazyMatrixView } from './lazy-matrix-view'
import { useMatrixTexts, type MatrixTexts } from './matrix-texts'

/** All agreements side by side: partner, scope, status, proof of origin (decisions section 2). */
export async function AgreementMatrix({ locale }: { locale: Locale }) {
  const { agreements, partners } = await agreementMatrix()
  if (agreements.length === 0) return null
  const named = byName(
    filterOptions(partners, 'name', ({ code }) => code, locale),
    locale,
  )
  return <MatrixIsland locale={locale} agreements={agreements} partners={named} />
}

interface MatrixIslandProps {
  locale: Locale
  agreements: readonly Agreement[]
  partners: readonly FilterOption[]
}

function MatrixIsland({ locale, agreements, partners }: MatrixIslandProps) {
  const texts = useMatrixTexts(locale)
  const rows = agreements.map((agreement) => rowOf(agreement, { locale, partners, texts }))
  return <LazyMatrixView locale={locale} rows={rows} partners={partners} texts={texts} />
}

interface Reading extends Pick<MatrixIslandProps, 'locale' | 'partners'> {
  texts: MatrixTexts
}

function rowOf(agreement: Agreement, { locale, partners, texts }: Reading): MatrixRow {
  const { id, country_codes: codes, scope, legal_status: status, in_force: inForce } = agreement
  const kind = localized(agreement, 'kind', locale)
  const list = localePath(locale, routes.freeTradeAgreements())
  const search = encodeURIComponent(inLocale(agreement, 'title', locale))
  const [first = ''] = scope
  return {
    id,
    title: localized(agreement, 'title', locale),
    kind: { ...kind, text: kindName(kind.text) },
    href: `${list}?q=${search}`,
    codes,
    partners: partners.filter(({ value }) => codes.includes(value)).map(({ text }) => text),
    scope,
    firstScope: texts.scope[scopeKey(first)] ?? first,
    status,
    inForce,
    originProof: localized(agreement, 'proof_of_origin', locale),
  }
}

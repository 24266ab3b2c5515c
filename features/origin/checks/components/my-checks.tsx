import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { Chip, type ChipTone } from '@/components/chip/chip'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { usePageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import type { Page } from '@/lib/api/paging'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Outcome } from '../../assessment/contract'
import { ClaimChecks } from '../../made-checks/components/claim-checks'
import type { OriginCheckRow } from '../contract'
import { DeleteCheck } from './delete-check'

interface MyChecksProps {
  locale: Locale
  checks: Page<OriginCheckRow>
}

const tones: Record<Outcome, ChipTone> = { likely: 'success', not_yet: 'warning', ask: 'info' }

/** A person's origin checks, newest first. */
export function MyChecks({ locale, checks }: MyChecksProps) {
  const t = useTranslations('originCheck')
  const { data, total, page, per_page } = checks
  const path = localePath(locale, routes.originChecks())
  const hrefOf = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  const hrefAfterDelete = hrefOf(data.length === 1 && page > 1 ? page - 1 : page)
  const texts = {
    delete: t('mine.delete'),
    confirm: t('mine.confirm'),
    keep: t('mine.keep'),
    deleted: t('mine.deleted'),
    failed: t('mine.notDeleted'),
  }
  return (
    <>
      <MemberBanner locale={locale} title={t('mine.title')} lead={t('mine.lead')} />
      <ClaimChecks />
      <Stack gap={5} bounded page>
        {total === 0 ? (
          <EmptyState
            title={t('mine.empty.title')}
            text={t('mine.empty.text')}
            action={
              <ButtonLink href={localePath(locale, routes.markets())}>
                {t('mine.empty.action')}
              </ButtonLink>
            }
          />
        ) : (
          <p>{t('mine.count', { count: total })}</p>
        )}
        <Stack as="ul" gap={4}>
          {data.map((row) => {
            const names = {
              product: `${row.product.code} ${inLocale(row.product, 'name', locale)}`,
              market: inLocale(row.market, 'name', locale),
            }
            return (
              <Stack key={row.token} as="li" gap={2} align="start" panel={4}>
                <Text as="h2" step={0}>
                  <Link
                    href={localePath(locale, routes.originResult(row.token))}
                    aria-label={t('mine.open', names)}
                  >
                    {t('result.subject', names)}
                  </Link>
                </Text>
                {row.outdated ? (
                  <Chip>{t('mine.outdated')}</Chip>
                ) : (
                  <Chip tone={tones[row.outcome]}>{t(`result.outcomes.${row.outcome}`)}</Chip>
                )}
                <Note>
                  {!row.outdated && (
                    <>
                      <Bilingual of={row.agreement} field="name" locale={locale} />
                      {' · '}
                    </>
                  )}
                  {t('mine.made', { date: formatInstant(row.created_at, locale) })}
                </Note>
                <DeleteCheck
                  token={row.token}
                  nextHref={hrefAfterDelete}
                  label={t('mine.deleteNamed', names)}
                  texts={texts}
                />
              </Stack>
            )
          })}
        </Stack>
        <Pagination
          locale={locale}
          page={page}
          count={Math.ceil(total / per_page)}
          hrefOf={hrefOf}
          texts={usePageTexts()}
        />
      </Stack>
    </>
  )
}

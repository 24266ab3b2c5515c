import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { Chip } from '@/components/chip/chip'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MatchingRequest } from '../../offers/contract'
import type { OwnRow } from '../../posting/contract'
import styles from './my-requests-page.module.css'

interface MyRequestsPageProps {
  locale: Locale
  own: readonly OwnRow[]
  /** What a member of a company has besides; null without a company. */
  company: {
    matching: readonly MatchingRequest[]
    /** How soon the person hears of new ones. */
    alerts: ReactNode
    /** Only approved companies are matched with requests. */
    isApproved: boolean
  } | null
}

/** A member's requests: those that fit the company, how to hear of new ones, and the own ones. */
export function MyRequestsPage({ locale, own, company }: MyRequestsPageProps) {
  const t = useTranslations('myRequests')
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <div className={styles.page}>
        {company && (
          <>
            <Matching locale={locale} matching={company.matching} isApproved={company.isApproved} />
            <Stack aria-labelledby="request-alerts" as="section" gap={4} bounded>
              <Text id="request-alerts" as="h2" step={1}>
                {t('alerts.title')}
              </Text>
              <p>{t('alerts.text')}</p>
              {company.alerts}
            </Stack>
          </>
        )}
        <Own locale={locale} own={own} />
      </div>
    </>
  )
}

interface MatchingProps extends Omit<NonNullable<MyRequestsPageProps['company']>, 'alerts'> {
  locale: Locale
}

function Matching({ locale, matching, isApproved }: MatchingProps) {
  const t = useTranslations('myRequests.matching')
  const board = useTranslations('buyingRequests')
  const facts = useTranslations('tradeFacts')
  return (
    <Stack aria-labelledby="matching-requests" as="section" gap={4} bounded>
      <Text id="matching-requests" as="h2" step={1}>
        {t('title')}
      </Text>
      {matching.length === 0 && <p>{t(isApproved ? 'none' : 'notApproved')}</p>}
      <Stack as="ul" gap={3}>
        {matching.map((one) => (
          <Stack key={one.id} as="li" gap={2} align="start" bounded panel={4}>
            <Text as="h3" step={0} breaks>
              <Link href={localePath(locale, routes.buyingRequest(one.id))}>
                <Bilingual of={one} field="product" locale={locale} />
              </Link>{' '}
              {one.sample && <Chip tone="sand">{board('sample')}</Chip>}
            </Text>
            <p>
              {facts(`amount.${one.unit}`, { n: one.quantity })}
              {' · '}
              {board('to', { market: inLocale(one.market, 'name', locale) })}
            </p>
            <Note>{board('until', { date: formatDate(one.deadline, locale) })}</Note>
            <Note>
              {t('why')}{' '}
              {joinTexts(
                one.reasons.map((reason) => board(`reasons.${reason}`)),
                locale,
              )}
            </Note>
            {one.is_answered && <Chip tone="success">{t('answered')}</Chip>}
            {!one.is_answered && !one.sample && (
              <ButtonLink
                href={localePath(locale, routes.buyingRequest(one.id))}
                variant="secondary"
              >
                {t('answer')}
              </ButtonLink>
            )}
          </Stack>
        ))}
      </Stack>
      <p>
        <Link href={localePath(locale, routes.buyingRequests())}>{t('board')}</Link>
      </p>
    </Stack>
  )
}

function Own({ locale, own }: Pick<MyRequestsPageProps, 'locale' | 'own'>) {
  const t = useTranslations('myRequests.own')
  const board = useTranslations('buyingRequests')
  return (
    <Stack aria-labelledby="own-requests" as="section" gap={4} bounded>
      <Text id="own-requests" as="h2" step={1}>
        {t('title')}
      </Text>
      {own.length === 0 && <p>{t('none')}</p>}
      <Stack as="ul" gap={3}>
        {own.map((one) => (
          <Stack key={one.id} as="li" gap={2} align="start" bounded panel={4}>
            <Text as="h3" step={0} breaks>
              <Link href={localePath(locale, one.path)}>
                <Bilingual of={one} field="product" locale={locale} />
              </Link>
            </Text>
            <Chip>{board(`states.${one.state}`)}</Chip>
            <Note>
              {t('offers', { count: one.offers })} · {formatDate(one.created_at, locale)}
            </Note>
          </Stack>
        ))}
      </Stack>
      <p>
        <ButtonLink href={localePath(locale, routes.newBuyingRequest())} variant="secondary">
          {t('post')}
        </ButtonLink>
      </p>
    </Stack>
  )
}

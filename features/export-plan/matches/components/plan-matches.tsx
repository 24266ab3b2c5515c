import { Chip } from '@/components/chip/chip'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatMonth } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { PlanMatches as Matches } from '../contract'
import styles from './plan-matches.module.css'

interface PlanMatchesProps {
  locale: Locale
  matches: Matches
  /** Whether the plan has products. */
  makesGoods: boolean
  /** The unprefixed address of the reports. */
  reports: string
  /** The unprefixed address of all events for the plan. */
  events: string
}

const kinds = ['requests', 'changes', 'barriers', 'events', 'news'] as const

/** Where the rest of a kind is; each change leads to the market itself. */
const more = {
  requests: routes.buyingRequests(),
  changes: routes.markets(),
  barriers: routes.barriers(),
  news: routes.news(),
} as const

/** What the portal has for the products and markets of a plan, a short list of each kind. */
export function PlanMatches({ locale, matches, makesGoods, reports, events }: PlanMatchesProps) {
  const t = useTranslations('exportPlan.matches')
  // Who makes something waits for requests: without one, how to hear of the next.
  const waits = (kind: string) => kind === 'requests' && makesGoods
  const shown = kinds.filter((kind) => waits(kind) || matches[kind].length > 0)
  const { total, newest } = matches.reports
  if (shown.length === 0 && total === 0) return null
  return (
    <section aria-labelledby="plan-matches">
      <SectionHeading id="plan-matches" lead={t('lead')}>
        {t('title')}
      </SectionHeading>
      <div className={styles.lists}>
        {shown.map((kind) => (
          <section key={kind} aria-labelledby={`plan-${kind}`}>
            <Text id={`plan-${kind}`} as="h3" tone="title" step={0}>
              {t(`kinds.${kind}`)}
            </Text>
            {matches[kind].length === 0 ? (
              <Row as="p" gap={2} align="center" tone="faint" step={-1}>
                {t('noRequests')}
              </Row>
            ) : (
              <ul className={styles.list}>
                {matches[kind].map((match) => (
                  <li key={match.path}>
                    <Link href={localePath(locale, match.path)} touch>
                      <Bilingual of={match} field="title" locale={locale} />
                    </Link>
                    <Row as="p" gap={2} align="center" tone="faint" step={-1}>
                      <Bilingual of={match} field="detail" locale={locale} />
                      {match.sample && <Chip tone="sand">{t('sample')}</Chip>}
                      {'is_now' in match && match.is_now && <Chip tone="petrol">{t('now')}</Chip>}
                      {'is_joined' in match && match.is_joined && (
                        <Chip tone="success">{t('joined')}</Chip>
                      )}
                    </Row>
                  </li>
                ))}
              </ul>
            )}
            <Row gap={4} lineGap={0}>
              <Link href={localePath(locale, { ...more, events }[kind])} touch>
                {t(`more.${kind}`)}
              </Link>
              {kind === 'requests' && (
                <Link href={localePath(locale, routes.myRequests())} touch>
                  {t('alerts')}
                </Link>
              )}
            </Row>
          </section>
        ))}
        {total > 0 && (
          <section aria-labelledby="plan-reports">
            <Text id="plan-reports" as="h3" tone="title" step={0}>
              {t('kinds.reports')}
            </Text>
            <Link href={localePath(locale, reports)} touch>
              {t('reports', { count: total })}
            </Link>
            {newest !== null && (
              <Row as="p" gap={2} align="center" tone="faint" step={-1}>
                {t('newest', { month: formatMonth(`${newest}-01`, locale) })}
              </Row>
            )}
          </section>
        )}
      </div>
    </section>
  )
}

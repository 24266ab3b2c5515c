import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { Chip, type ChipTone } from '@/components/chip/chip'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { usePageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import type { Page } from '@/lib/api/paging'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatNumber } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { EventDays } from '../../components/event-days'
import type { Participation } from '../contract'
import { WithdrawButton } from './withdraw-button'

interface MyEventsProps {
  locale: Locale
  events: Page<Participation>
}

/** The events that a person joined or waits for, those to come first. */
export function MyEvents({ locale, events }: MyEventsProps) {
  const t = useTranslations('myEvents')
  const { data, total, page, per_page } = events
  const path = localePath(locale, routes.myEvents())
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <Stack gap={5} bounded page>
        {total === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <ButtonLink href={localePath(locale, routes.localEvents())}>
                {t('empty.action')}
              </ButtonLink>
            }
          />
        ) : (
          <p>{t('count', { count: total })}</p>
        )}
        <Stack as="ul" gap={4}>
          {data.map((one) => (
            <Stack key={one.event.id} as="li" gap={3} align="start" panel={4}>
              <MyEvent locale={locale} participation={one} />
            </Stack>
          ))}
        </Stack>
        <Pagination
          locale={locale}
          page={page}
          count={Math.ceil(total / per_page)}
          hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
          texts={usePageTexts()}
        />
      </Stack>
    </>
  )
}

const tones: Record<Participation['state'], ChipTone> = { joined: 'success', waiting: 'warning' }

function MyEvent({ locale, participation }: { locale: Locale; participation: Participation }) {
  const t = useTranslations('myEvents')
  const { event, state, queue_place, is_coming, has_meetings } = participation
  const name = { event: isolated(inLocale(event, 'name', locale), locale) }
  const isWaiting = state === 'waiting'
  const own = (key: 'withdraw' | 'confirm' | 'keep' | 'withdrawn' | 'failed') =>
    t(isWaiting ? `leave.${key}` : key)
  return (
    <>
      <Text as="h2" step={0}>
        <Link href={localePath(locale, routes.event(event.id))}>
          <Bilingual of={event} field="name" locale={locale} />
        </Link>
      </Text>
      <Row as="p" gap={4} lineGap={2} align="center" tone="soft">
        {is_coming ? (
          <Chip tone={tones[state]}>
            {state === 'joined'
              ? t('joined')
              : t('waiting', { place: formatNumber(queue_place ?? 1, locale) })}
          </Chip>
        ) : (
          <Chip>{t('over')}</Chip>
        )}
        <EventDays locale={locale} event={event} />
        <Bilingual of={event} field="country_name" locale={locale} />
      </Row>
      {is_coming && (
        <Row gap={3} align="center">
          {state === 'joined' && (
            <ButtonLink
              href={localePath(locale, routes.eventCalendar(event.id))}
              variant="secondary"
              download
              aria-label={t('calendarNamed', name)}
            >
              <Icon name="calendar" />
              {t('calendar')}
            </ButtonLink>
          )}
          {has_meetings && (
            <ButtonLink
              href={localePath(locale, routes.eventMeetings(event.id))}
              variant="secondary"
              aria-label={t('meetingsNamed', name)}
            >
              {t('meetings')}
            </ButtonLink>
          )}
          <WithdrawButton
            id={event.id}
            label={isWaiting ? t('leave.withdrawNamed', name) : t('withdrawNamed', name)}
            texts={{
              withdraw: own('withdraw'),
              confirm: own('confirm'),
              keep: own('keep'),
              withdrawn: own('withdrawn'),
              failed: own('failed'),
            }}
          />
        </Row>
      )}
    </>
  )
}

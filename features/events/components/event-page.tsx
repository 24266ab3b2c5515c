import { PageBanner } from '@/components/banner/page-banner'
import { ButtonLink } from '@/components/button/button-link'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Picture } from '@/components/picture/picture'
import { prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatNumber, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { today } from '@/lib/i18n/today'
import { eventData } from '@/lib/seo/event-data'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PortalEvent } from '../contract'
import { hasWaitingLists, type EventNames } from '../queries'
import { eventHead, eventScene, isAbroad, isOpenToJoin, phaseOf } from '../rules'
import { EventDays } from './event-days'
import styles from './event-page.module.css'
import { EventState } from './event-state'
import { LazyJoinButton } from './lazy-join-button'

interface EventPageProps {
  locale: Locale
  event: PortalEvent
  names: EventNames
  siteName: string
  /** The unprefixed address of the list that contains the event. */
  list: string
}

/**
 * One event: facts, text, calendar file, and the button to join, which stays in view on phones.
 */
export function EventPage({ locale, event, names, siteName, list }: EventPageProps) {
  const t = useTranslations('events')
  const { title, description, paths, image } = eventHead(event, locale)
  const day = today()
  const own = localePath(locale, paths[locale])
  return (
    <>
      <JsonLd
        data={eventData({
          locale,
          path: paths[locale],
          name: title,
          description,
          start: event.date_start,
          end: event.date_end,
          place: placeOf(event, names, locale),
          mode: event.mode_id,
          image: event.image,
          organizer: siteName,
        })}
      />
      <PageBanner
        locale={locale}
        seed={event.id}
        steps={[
          {
            title: isAbroad(event) ? t('international') : t('local'),
            href: localePath(locale, list),
          },
          { title },
        ]}
        title={<Bilingual of={event} field="name" locale={locale} />}
        lead={<EventDays locale={locale} event={event} />}
      />
      <div className={styles.layout}>
        <div className={styles.side}>
          <Stack as="aside" gap={3} className={styles.facts}>
            <EventState
              event={event}
              day={day}
              texts={{ status: t.raw('status'), phase: t.raw('phase') }}
            />
            <DefinitionList facts={factsOf(event, names, locale, t.raw('facts'))} />
          </Stack>
          {phaseOf(event, day) !== 'expired' && (
            <Row gap={3} nowrap className={styles.actions} data-no-print>
              {isOpenToJoin(event, day) && (
                <LazyJoinButton
                  eventId={event.id}
                  name={title}
                  loginHref={localePath(locale, routes.login(own))}
                  texts={t.raw('joining')}
                  keepsPlaces={hasWaitingLists()}
                />
              )}
              <ButtonLink
                href={localePath(locale, routes.eventCalendar(event.id))}
                variant="secondary"
                download
              >
                <Icon name="calendar" />
                {t('calendar')}
              </ButtonLink>
            </Row>
          )}
        </div>
        <article className={styles.text}>
          <Picture
            src={image?.url ?? null}
            alt={image?.alt ?? ''}
            first
            sizes="(width < 924px) 94vw, 780px"
            className={styles.picture}
            fallback={<Scene name={eventScene(event)} />}
          />
          <RichText>
            <BilingualHtml of={event} field="description" locale={locale} prepare={prepareHtml} />
          </RichText>
        </article>
      </div>
    </>
  )
}

type FactName = 'days' | 'place' | 'type' | 'mode' | 'capacity' | 'industries'

/** The place of an event: its governorate, where it has one, and its country. */
function placeOf(event: PortalEvent, { governorates }: EventNames, locale: Locale) {
  const governorate = governorates.find(({ id }) => id === event.gov_id)
  return {
    country: inLocale(event, 'country_name', locale),
    region: governorate ? inLocale(governorate, 'name', locale) : '',
  }
}

function factsOf(
  event: PortalEvent,
  names: EventNames,
  locale: Locale,
  terms: Record<FactName, string>,
): { term: string; value: ReactNode }[] {
  const { country, region } = placeOf(event, names, locale)
  const type = names.types.find(({ id }) => id === event.type_id)
  const mode = names.modes.find(({ id }) => id === event.mode_id)
  const industries = names.industries.filter(({ id }) => event.industry_id.includes(id))
  return [
    { term: terms.days, value: <EventDays locale={locale} event={event} /> },
    {
      term: terms.place,
      value: joinTexts(
        [region, country].filter((name) => name !== ''),
        locale,
      ),
    },
    { term: terms.type, value: type && <Bilingual of={type} field="name" locale={locale} /> },
    { term: terms.mode, value: mode && <Bilingual of={mode} field="name" locale={locale} /> },
    {
      term: terms.capacity,
      value: typeof event.capacity === 'number' && formatNumber(event.capacity, locale),
    },
    {
      term: terms.industries,
      value: industries.length > 0 && (
        <ul>
          {industries.map((industry) => (
            <li key={industry.id}>
              <Bilingual of={industry} field="name" locale={locale} />
            </li>
          ))}
        </ul>
      ),
    },
  ].filter(({ value }) => value !== false)
}

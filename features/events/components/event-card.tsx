'use client'

import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Link } from '@/components/link/link'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { PortalEvent } from '../contract'
import { eventScene, isOpenToJoin } from '../rules'
import styles from './event-card.module.css'
import { EventDays } from './event-days'
import { EventState, type EventStateTexts } from './event-state'
import { JoinButton, type JoinTexts } from './join-button'

/** The texts of a card. */
export interface EventCardTexts {
  state: EventStateTexts
  join: JoinTexts
}

/** The names of types, modes and governorates. */
export interface EventOptions {
  types: readonly FilterOption[]
  modes: readonly FilterOption[]
  governorates: readonly FilterOption[]
}

interface EventCardProps {
  locale: Locale
  event: PortalEvent
  options: EventOptions
  day: string
  loginHref: string
  /** Whether the portal keeps places and waiting lists. */
  keepsPlaces: boolean
  texts: EventCardTexts
}

/** An event in a list: cover, dates, name, place, type, mode, status, and the button to join. */
export function EventCard(props: EventCardProps) {
  const { locale, event, options, day, loginHref, keepsPlaces, texts } = props
  const kinds = [
    options.types.find(({ value }) => value === String(event.type_id)),
    options.modes.find(({ value }) => value === String(event.mode_id)),
  ].filter((option) => option !== undefined)
  return (
    <article className={styles.card}>
      <Picture
        src={event.image}
        alt=""
        fallback={<Scene name={eventScene(event)} />}
        className={styles.cover}
        sizes="(width < 600px) 80px, (width < 1120px) 46vw, 320px"
      />
      <div className={styles.body}>
        <EventState event={event} day={day} texts={texts.state} />
        <h3 className={styles.name}>
          <Link
            href={localePath(locale, routes.event(event.id))}
            look="bare"
            covers
            className={styles.link}
          >
            <Bilingual of={event} field="name" locale={locale} />
          </Link>
        </h3>
        <div className={styles.facts}>
          <p className={styles.fact}>
            <Icon name="calendar" size={18} />
            <span>
              <EventDays locale={locale} event={event} />
            </span>
          </p>
          <Place locale={locale} event={event} governorates={options.governorates} />
        </div>
        <Note tone="faint" className={styles.kinds}>
          {kinds.map(({ value, text, lang }, place) => (
            <span key={`${place}-${value}`} lang={lang}>
              {text}
            </span>
          ))}
        </Note>
        {isOpenToJoin(event, day) && (
          <p className={styles.join}>
            <JoinButton
              eventId={event.id}
              name={inLocale(event, 'name', locale)}
              loginHref={loginHref}
              texts={texts.join}
              keepsPlaces={keepsPlaces}
              variant="secondary"
            />
          </p>
        )}
      </div>
    </article>
  )
}

/** The governorate of an event where it has one, else its country. */
function Place({
  locale,
  event,
  governorates,
}: Pick<EventCardProps, 'locale' | 'event'> & Pick<EventOptions, 'governorates'>) {
  const governorate = governorates.find(({ value }) => value === String(event.gov_id))
  if (!governorate && inLocale(event, 'country_name', locale) === '') return null
  return (
    <p className={styles.fact}>
      <Icon name="location" size={18} />
      {governorate ? (
        <span lang={governorate.lang}>{governorate.text}</span>
      ) : (
        <Bilingual of={event} field="country_name" locale={locale} />
      )}
    </p>
  )
}

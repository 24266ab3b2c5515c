import { MemberBanner } from '@/components/banner/member-banner'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { MeetingBoard } from '../contract'
import { formatSlot } from '../rules'
import { MeetingAbout } from './meeting-about'
import { MeetingCard } from './meeting-card'
import { MeetingPeople } from './meeting-people'
import styles from './meetings-page.module.css'
import { useMeetingTexts } from './meeting-texts'

interface MeetingsPageProps {
  locale: Locale
  board: MeetingBoard
  /** What the participants were searched for; '' for all. */
  search: string
  /** Whose drafts are kept. */
  owner: number
}

/** A person's meetings at an event: taking part, what is arranged, and whom to meet. */
export function MeetingsPage({ locale, board, search, owner }: MeetingsPageProps) {
  const t = useTranslations('eventMeetings')
  const texts = useMeetingTexts()
  const { event, meetings, slots, taken } = board
  const title = isolated(inLocale(event, 'name', locale), locale)
  const times = slots
    .filter((at) => !taken.includes(at))
    .map((value) => ({ value, text: formatSlot(value, event, locale) }))
  const myEvents = { title: texts.myEvents, href: localePath(locale, routes.myEvents()) }
  return (
    <>
      <MemberBanner
        locale={locale}
        title={t('title')}
        lead={t('lead', { event: title })}
        steps={[myEvents]}
      />
      <div className={styles.page}>
        <section aria-labelledby="meeting-about" className={styles.part}>
          <Text id="meeting-about" as="h2" step={1}>
            {t('about.title')}
          </Text>
          <MeetingAbout eventId={event.id} text={board.text} owner={owner} texts={texts} />
        </section>
        {board.text !== null && (
          <>
            <section aria-labelledby="my-meetings" className={styles.part}>
              <Text id="my-meetings" as="h2" step={1}>
                {t('mine.title')}
              </Text>
              {meetings.length === 0 && <p>{t('mine.none')}</p>}
              <ul className={styles.list}>
                {meetings.map((meeting) => (
                  <li key={meeting.id}>
                    <MeetingCard
                      locale={locale}
                      eventId={event.id}
                      meeting={meeting}
                      title={t('mine.with', { name: isolated(meeting.with.name, locale) })}
                      time={formatSlot(meeting.starts_at, event, locale)}
                      times={times}
                      texts={texts}
                    />
                  </li>
                ))}
              </ul>
            </section>
            <section aria-labelledby="meeting-people" className={styles.part}>
              <Text id="meeting-people" as="h2" step={1}>
                {t('people.title')}
              </Text>
              <MeetingPeople
                locale={locale}
                board={board}
                search={search}
                owner={owner}
                times={times}
                texts={texts}
              />
            </section>
          </>
        )}
      </div>
    </>
  )
}

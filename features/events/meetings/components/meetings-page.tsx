import { MemberBanner } from '@/components/banner/member-banner'
import { Stack } from '@/components/layout/stack'
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
      <Stack gap={7} bounded page>
        <Stack aria-labelledby="meeting-about" as="section" gap={4}>
          <Text id="meeting-about" as="h2" step={1}>
            {t('about.title')}
          </Text>
          <MeetingAbout eventId={event.id} text={board.text} owner={owner} texts={texts} />
        </Stack>
        {board.text !== null && (
          <>
            <Stack aria-labelledby="my-meetings" as="section" gap={4}>
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
            </Stack>
            <Stack aria-labelledby="meeting-people" as="section" gap={4}>
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
            </Stack>
          </>
        )}
      </Stack>
    </>
  )
}

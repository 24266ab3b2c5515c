import { isMeetingOpen } from '@/lib/db/codes/meetings'
import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { searchLength } from '@/lib/api/list-state'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { MeetingBoard } from '../contract'
import type { MeetingTexts, TimeOption } from './meeting-texts'
import styles from './meetings-page.module.css'
import { ProposalForm } from './proposal-form'

interface MeetingPeopleProps {
  locale: Locale
  board: MeetingBoard
  search: string
  owner: number
  times: readonly TimeOption[]
  texts: MeetingTexts
}

/** The others who take part in meetings, with a search and the way to propose one. */
export function MeetingPeople({ locale, board, search, owner, times, texts }: MeetingPeopleProps) {
  const t = useTranslations('eventMeetings.people')
  const { event, people, people_total: total, meetings } = board
  const open = new Set(
    meetings.filter(({ state }) => isMeetingOpen(state)).map((meeting) => meeting.with.id),
  )
  const none = search === '' ? t('none') : t('noneFound')
  return (
    <>
      <form
        role="search"
        className={styles.search}
        action={localePath(locale, routes.eventMeetings(event.id))}
      >
        <label htmlFor="people-search">{t('search')}</label>
        <input
          id="people-search"
          type="search"
          name="q"
          dir="auto"
          defaultValue={search}
          maxLength={searchLength}
          className={controls.box}
          aria-describedby="people-hint"
        />
        <Note id="people-hint">{t('searchHint')}</Note>
        <Button type="submit" variant="secondary">
          {t('find')}
        </Button>
      </form>
      <p role="status">{total === 0 ? none : t('count', { count: total })}</p>
      {total > people.length && <Note>{t('more')}</Note>}
      <ul className={styles.people}>
        {people.map((person) => (
          <Stack key={person.id} as="li" gap={3} align="start" panel={4}>
            <Text as="h3" step={0}>
              <bdi>{person.name}</bdi>
            </Text>
            {inLocale(person, 'company', locale) !== '' && (
              <Note>
                <bdi>{inLocale(person, 'company', locale)}</bdi>
              </Note>
            )}
            <p dir="auto">{person.text}</p>
            {!open.has(person.id) && (
              <ProposalForm
                eventId={event.id}
                person={person.id}
                owner={owner}
                label={t('proposeNamed', { name: isolated(person.name, locale) })}
                times={times}
                texts={texts}
              />
            )}
          </Stack>
        ))}
      </ul>
    </>
  )
}

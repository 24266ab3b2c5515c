'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Chip, type ChipTone } from '@/components/chip/chip'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { call } from '@/lib/api/call'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isMeetingOpen } from '@/lib/db/codes/meetings'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useRef, useState } from 'react'
import { answerMeeting, type Meeting } from '../contract'
import { DeclineForm } from './decline-form'
import type { MeetingTexts, TimeOption } from './meeting-texts'
import { TimeField } from './time-field'
import { useChange } from './use-change'

interface MeetingCardProps {
  locale: Locale
  eventId: number
  meeting: Meeting
  title: string
  time: string
  times: readonly TimeOption[]
  texts: MeetingTexts
}

const tones: Record<Meeting['state'], ChipTone> = {
  proposed: 'warning',
  confirmed: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
}

/** A meeting: with whom, when, and what the person can do about it. */
export function MeetingCard(props: MeetingCardProps) {
  const { locale, eventId, meeting, title, time, texts } = props
  const { id, version, state, note, is_mine_to_confirm: isMine } = meeting
  const { mine, done } = texts
  const { run, isBusy } = useChange(texts)
  const times = props.times.filter(({ value }) => value !== meeting.starts_at)
  const [form, setForm] = useState<'move' | 'decline'>()
  const decliner = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState('')
  const starts_at = chosen === '' ? (times[0]?.value ?? '') : chosen
  const isOpen = isMeetingOpen(state)
  const toggle = (one: 'move' | 'decline') => setForm(form === one ? undefined : one)
  const reason = texts.reasons.find(({ value }) => value === meeting.decline?.reason)
  const act = (action: 'confirm' | 'cancel') =>
    void run(
      () =>
        call(answerMeeting, { params: { id: eventId, meeting: id }, body: { action, version } }),
      done[action],
    )
  const move = async () => {
    const body = { action: 'move' as const, version, starts_at }
    if (
      await run(
        () => call(answerMeeting, { params: { id: eventId, meeting: id }, body }),
        done.move,
      )
    )
      setForm(undefined)
  }
  return (
    <Stack as="article" gap={3} align="start" panel={4} aria-label={title}>
      <Text as="h3" step={0}>
        {title}
      </Text>
      <Row as="p" gap={3} align="center">
        <Chip tone={tones[state]}>{isMine ? texts.state.mine : texts.state[state]}</Chip>
        <span>{time}</span>
        <bdi>{inLocale(meeting.with, 'company', locale)}</bdi>
      </Row>
      {note !== '' && <p dir="auto">{note}</p>}
      {reason && reason.value !== 'other' && (
        <p>{texts.decline.given.replace('{reason}', reason.text)}</p>
      )}
      {meeting.decline && meeting.decline.text !== '' && (
        <p>
          {texts.decline.own} <bdi>{meeting.decline.text}</bdi>
        </p>
      )}
      {isOpen && (
        <Row gap={3} align="end">
          {isMine && (
            <Button aria-disabled={isBusy || undefined} onClick={() => act('confirm')}>
              {mine.confirm}
            </Button>
          )}
          {state === 'confirmed' && (
            <ButtonLink
              href={localePath(locale, routes.meetingCalendar(eventId, id))}
              variant="secondary"
              download
            >
              <Icon name="calendar" />
              {mine.calendar}
            </ButtonLink>
          )}
          <Button
            variant="secondary"
            aria-expanded={form === 'move'}
            onClick={() => toggle('move')}
          >
            {mine.move}
          </Button>
          {isMine ? (
            <Button
              variant="quiet"
              aria-expanded={form === 'decline'}
              ref={decliner}
              onClick={() => toggle('decline')}
            >
              {mine.decline}
            </Button>
          ) : (
            <Button
              variant="quiet"
              aria-disabled={isBusy || undefined}
              onClick={() => act('cancel')}
            >
              {mine.cancel}
            </Button>
          )}
        </Row>
      )}
      {isMine && form === 'decline' && (
        <DeclineForm
          eventId={eventId}
          meeting={meeting}
          texts={texts}
          onClose={() => {
            setForm(undefined)
            decliner.current?.focus()
          }}
        />
      )}
      {isOpen && form === 'move' && (
        <Row gap={3} align="end">
          {times.length === 0 ? (
            <p>{texts.noSlots}</p>
          ) : (
            <>
              <TimeField label={mine.time} times={times} value={starts_at} onChange={setChosen} />
              <Button aria-disabled={isBusy || undefined} onClick={() => void move()}>
                {mine.send}
              </Button>
            </>
          )}
        </Row>
      )}
    </Stack>
  )
}

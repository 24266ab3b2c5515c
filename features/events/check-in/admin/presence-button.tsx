'use client'

import { Button } from '@/components/button/button'
import { useAction } from '@/components/work-record/use-action'
import { call } from '@/lib/api/call'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useTranslations } from 'next-intl'
import { markPresence, type EventParticipant } from '../contract'

interface PresenceButtonProps {
  eventId: number
  person: EventParticipant
  onChange: () => void
}

/** Checks a participant in, or takes that back. */
export function PresenceButton({ eventId, person, onChange }: PresenceButtonProps) {
  const t = useTranslations('eventParticipants')
  const locale = useInterfaceLocale()
  const { run, isBusy } = useAction({ conflict: t('noPlace') })
  const { id, present_at: since } = person
  const isPresent = since !== null
  const name = isolated(person.name, locale)
  const toggle = async () => {
    const done = await run(async () => {
      await call(markPresence, {
        params: { id: eventId, person: id },
        body: { present: !isPresent },
      })
      return isPresent ? t('unmarked', { name }) : t('marked', { name })
    })
    if (done) onChange()
  }
  return (
    <>
      {isPresent && <span>{t('presentSince', { time: formatInstant(since, locale) })} </span>}
      <Button
        variant={isPresent ? 'quiet' : 'secondary'}
        aria-label={isPresent ? t('unmarkNamed', { name }) : t('markNamed', { name })}
        aria-disabled={isBusy || undefined}
        onClick={() => void toggle()}
      >
        {isPresent ? t('unmark') : t('mark')}
      </Button>
    </>
  )
}

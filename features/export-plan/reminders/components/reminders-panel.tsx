'use client'

import { MailStopPanel, type MailStopTexts } from '@/components/mail-stop/mail-stop-panel'
import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { RemindersLink } from '../../queries'
import { endPlanReminders } from '../contract'

interface RemindersPanelProps {
  locale: Locale
  link: RemindersLink
  /** Null for an invalid link. */
  isOn: boolean | null
  texts: MailStopTexts
}

/** Ends the reminders of tasks by the link of one. */
export function RemindersPanel({ locale, link, isOn, texts }: RemindersPanelProps) {
  const target = routes.planRemindersChange(link.person, link.signature, 'unsubscribe')
  return (
    <MailStopPanel
      isOn={isOn}
      texts={texts}
      target={`${target}?back=${locale}`}
      onEnd={() => call(endPlanReminders, { params: link, query: {} })}
      settingHref={localePath(locale, routes.exportPlan())}
    />
  )
}

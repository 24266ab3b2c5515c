'use client'

import { MailStopPanel, type MailStopTexts } from '@/components/mail-stop/mail-stop-panel'
import { call } from '@/lib/api/call'
import { changeAddress } from '@/lib/api/link-calls'
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
  return (
    <MailStopPanel
      isOn={isOn}
      texts={texts}
      target={changeAddress(endPlanReminders, link, locale)}
      onEnd={() => call(endPlanReminders, { params: link, query: {} })}
      settingHref={localePath(locale, routes.exportPlan())}
    />
  )
}

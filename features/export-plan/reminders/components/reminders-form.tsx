'use client'

import { MailStopPanel, type MailStopTexts } from '@/components/mail-stop/mail-stop-panel'
import { call } from '@/lib/api/call'
import { changeAddress, type LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { endPlanReminders, type planRemindersLink } from '../contract'

interface RemindersFormProps {
  locale: Locale
  answer: LinkAnswer<typeof planRemindersLink>
  texts: MailStopTexts
}

/** Ends the reminders of tasks by the link of a mail. */
export function RemindersForm({ locale, answer: { link, found }, texts }: RemindersFormProps) {
  return (
    <MailStopPanel
      isOn={found.reminders}
      texts={texts}
      target={changeAddress(endPlanReminders, link, locale)}
      onEnd={() => call(endPlanReminders, { params: link, query: {} })}
      settingHref={localePath(locale, routes.exportPlan())}
    />
  )
}

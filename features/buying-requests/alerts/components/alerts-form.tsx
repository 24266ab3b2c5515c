'use client'

import { MailStopPanel, type MailStopTexts } from '@/components/mail-stop/mail-stop-panel'
import { call } from '@/lib/api/call'
import { changeAddress, type LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { endRequestAlerts, type requestAlertsLink } from '../contract'

interface AlertsFormProps {
  locale: Locale
  answer: LinkAnswer<typeof requestAlertsLink>
  texts: MailStopTexts
}

/** Ends the alerts by the link of a mail. */
export function AlertsForm({ locale, answer: { link, found }, texts }: AlertsFormProps) {
  return (
    <MailStopPanel
      isOn={found.speed !== null}
      texts={texts}
      target={changeAddress(endRequestAlerts, link, locale)}
      onEnd={() => call(endRequestAlerts, { params: link, query: {} })}
      settingHref={localePath(locale, routes.myRequests())}
    />
  )
}

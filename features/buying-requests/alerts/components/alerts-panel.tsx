'use client'

import { MailStopPanel, type MailStopTexts } from '@/components/mail-stop/mail-stop-panel'
import { call } from '@/lib/api/call'
import { changeAddress } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { endRequestAlerts } from '../contract'
import type { AlertsLink } from '../queries'

interface AlertsPanelProps {
  locale: Locale
  link: AlertsLink
  /** Null for an invalid link. */
  isOn: boolean | null
  texts: MailStopTexts
}

/** Ends the alerts of a mail. */
export function AlertsPanel({ locale, link, isOn, texts }: AlertsPanelProps) {
  return (
    <MailStopPanel
      isOn={isOn}
      texts={texts}
      target={changeAddress(endRequestAlerts, link, locale)}
      onEnd={() => call(endRequestAlerts, { params: link, query: {} })}
      settingHref={localePath(locale, routes.myRequests())}
    />
  )
}

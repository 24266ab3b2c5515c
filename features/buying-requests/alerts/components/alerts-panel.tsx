'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useState, type FormEvent } from 'react'
import { endAlerts, type AlertsLink } from '../queries'

interface AlertsPanelProps {
  locale: Locale
  link: AlertsLink
  /** Null for an invalid link. */
  isOn: boolean | null
  texts: Messages['requestAlertsLink']['panel']
}

/**
 * Ends the alerts of a mail. Opening the page changes nothing, because mail scanners open links too;
 * without scripts the form is sent and leads back here.
 */
export function AlertsPanel({ locale, link, isOn, texts }: AlertsPanelProps) {
  const [stage, setStage] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle')
  const end = async (event: FormEvent) => {
    event.preventDefault()
    if (stage === 'sending') return
    setStage('sending')
    try {
      await endAlerts(link)
      setStage('done')
    } catch {
      setStage('failed')
    }
  }
  const profile = (
    <p>
      <Link href={localePath(locale, routes.myRequests())}>{texts.profile}</Link>
    </p>
  )
  if (isOn === null || !isOn || stage === 'done') {
    return (
      <>
        <Alert
          tone={stage === 'done' ? 'success' : 'info'}
          word={stage === 'done' ? texts.done : texts.note}
          live
        >
          {isOn === null ? texts.invalid : texts.off}
        </Alert>
        {profile}
      </>
    )
  }
  const target = routes.requestAlertsChange(link.person, link.signature, 'unsubscribe')
  return (
    <Form method="post" action={`${target}?back=${locale}`} onSubmit={(event) => void end(event)}>
      <p>{texts.on}</p>
      {stage === 'failed' && (
        <Alert tone="error" word={texts.error} live>
          {texts.failed}
        </Alert>
      )}
      <p>
        <Button type="submit" aria-disabled={stage === 'sending' || undefined}>
          {stage === 'sending' ? texts.sending : texts.unsubscribe}
        </Button>
      </p>
    </Form>
  )
}

'use client'

import { Alert } from '@/components/alert/alert'
import { buttonClass } from '@/components/button/button'
import { call } from '@/lib/api/call'
import { countText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useState } from 'react'
import type { FailureTexts } from '../../queries'
import { endSecondFactor, renewRecoveryCodes, type SecondFactorStatus } from '../contract'
import { CodeForm } from './code-form'
import { EnrolmentForm } from './enrolment-form'
import { RecoveryCodes } from './recovery-codes'
import type { SecondFactorTexts } from './second-factor-texts'

interface SecondFactorProps {
  locale: Locale
  status: SecondFactorStatus
  texts: SecondFactorTexts
  failures: FailureTexts
}

/**
 * The second factor of one's own login: enrolment with an authenticator, recovery codes that are
 * shown once, and turning it off where it is not required.
 */
export function SecondFactor({ locale, status, texts, failures }: SecondFactorProps) {
  const [isOn, setOn] = useState(status.is_on)
  const [left, setLeft] = useState(status.recovery_codes_left)
  const [codes, setCodes] = useState<readonly string[]>()
  const show = ({ recovery_codes }: { recovery_codes: readonly string[] }) => {
    setCodes(recovery_codes)
    setLeft(recovery_codes.length)
    setOn(true)
  }
  if (codes) {
    return <RecoveryCodes codes={codes} texts={texts.recovery} onKept={() => setCodes(undefined)} />
  }
  if (!isOn) {
    return (
      <>
        <Alert tone={status.is_required ? 'warning' : 'info'} word={texts.warning}>
          {status.is_required ? texts.required : texts.off}
        </Alert>
        <EnrolmentForm locale={locale} texts={texts} failures={failures} onEnrolled={show} />
      </>
    )
  }
  return (
    <>
      <Alert tone="success" word={texts.done}>
        {texts.on} {countText(texts.left, left, locale)}
      </Alert>
      {status.is_required && !status.is_on && (
        <p>
          <a href={routes.backOffice()} className={buttonClass('primary')}>
            {texts.toBackOffice}
          </a>
        </p>
      )}
      <h3>{texts.renewTitle}</h3>
      <CodeForm
        locale={locale}
        texts={texts.renew}
        codeText={texts.code}
        failures={failures}
        onSubmit={async (values) => show(await call(renewRecoveryCodes, { body: values }))}
      />
      {!status.is_required && (
        <>
          <h3>{texts.endTitle}</h3>
          <CodeForm
            locale={locale}
            texts={texts.end}
            codeText={texts.code}
            failures={failures}
            onSubmit={async (values) => {
              await call(endSecondFactor, { body: values })
              setOn(false)
            }}
          />
        </>
      )}
    </>
  )
}

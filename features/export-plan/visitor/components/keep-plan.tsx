'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { isSignedIn } from '@/lib/auth/signed-in'
import { useCall } from '@/lib/forms/use-call'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { changeFailure, type ChangeTexts } from '../../components/use-plan-change'
import { adoptLocalPlan } from '../queries'

interface KeepPlanProps {
  locale: Locale
  texts: Messages['exportPlan']['visitor']
  change: ChangeTexts
}

/** Where the plan of a browser is kept, and the way into an account. */
export function KeepPlan({ locale, texts, change }: KeepPlanProps) {
  const { failure, run } = useCall()
  const to = (path: string) => localePath(locale, path)
  const move = () =>
    run(async () => {
      await adoptLocalPlan()
      window.location.assign(to(routes.exportPlan()))
    })
  return (
    <>
      {failure && (
        <Alert tone="error" word={texts.errorWord} live>
          {failure.code === 'conflict' ? texts.full : changeFailure(failure, change)}
        </Alert>
      )}
      {isSignedIn() ? (
        <Alert
          tone="info"
          word={texts.note}
          action={
            <Row gap={3}>
              <Button onClick={() => void move()}>{texts.move}</Button>
              <ButtonLink href={to(routes.exportPlan())} variant="secondary">
                {texts.open}
              </ButtonLink>
            </Row>
          }
        >
          {texts.signedIn}
        </Alert>
      ) : (
        <Alert
          tone="invite"
          word={texts.note}
          action={
            <Row gap={3}>
              <ButtonLink href={to(routes.register())}>{texts.register}</ButtonLink>
              <ButtonLink href={to(routes.login(to(routes.visitorPlan())))} variant="secondary">
                {texts.logIn}
              </ButtonLink>
            </Row>
          }
        >
          {texts.inBrowser}
        </Alert>
      )}
    </>
  )
}

'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { Problem } from '@/lib/api/problem'
import { isSignedIn } from '@/lib/auth/signed-in'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useState } from 'react'
import { changeFailure, type ChangeTexts } from '../../components/use-plan-change'
import { adoptLocalPlan } from '../queries'

interface KeepPlanProps {
  locale: Locale
  texts: Messages['exportPlan']['visitor']
  change: ChangeTexts
}

/** Where the plan of a browser is kept, and the way into an account. */
export function KeepPlan({ locale, texts, change }: KeepPlanProps) {
  const [failure, setFailure] = useState<string>()
  const to = (path: string) => localePath(locale, path)
  const move = async () => {
    setFailure(undefined)
    try {
      await adoptLocalPlan()
      window.location.assign(to(routes.exportPlan()))
    } catch (error) {
      const isFull = error instanceof Problem && error.code === 'conflict'
      setFailure(isFull ? texts.full : changeFailure(error, change))
    }
  }
  return (
    <>
      {failure && (
        <Alert tone="error" word={texts.errorWord} live>
          {failure}
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

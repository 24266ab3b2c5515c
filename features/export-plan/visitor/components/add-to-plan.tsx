'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Link } from '@/components/link/link'
import { Problem } from '@/lib/api/problem'
import { forgetSignedIn, isSignedIn } from '@/lib/auth/signed-in'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useState } from 'react'
import { addToPlan } from '../../queries'
import styles from './add-to-plan.module.css'
import { addLocally, type PairAddition } from './local-calls'

interface AddToPlanProps {
  locale: Locale
  addition: PairAddition
  texts: Messages['exportPlan']['add']
}

type Outcome = 'account' | 'browser' | 'full' | 'failed'

/** Adds the product in the market of the page, with its tasks, to the plan of the account or the browser. */
export function AddToPlan({ locale, addition, texts }: AddToPlanProps) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const add = async () => {
    if (isBusy) return
    setBusy(true)
    setOutcome(await addedTo(addition))
    setBusy(false)
  }
  if (outcome === 'account' || outcome === 'browser') {
    const href = outcome === 'account' ? routes.exportPlan() : routes.visitorPlan()
    return (
      <div className={styles.outcome}>
        <Alert
          tone="success"
          word={texts.done}
          live
          action={<Link href={localePath(locale, href)}>{texts.open}</Link>}
        >
          {outcome === 'account' ? texts.added : texts.addedHere}
        </Alert>
      </div>
    )
  }
  return (
    <>
      {outcome && (
        <div className={styles.outcome}>
          <Alert tone="error" word={texts.errorWord} live>
            {texts[outcome]}
          </Alert>
        </div>
      )}
      <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => void add()}>
        {texts.add}
      </Button>
    </>
  )
}

async function addedTo(addition: PairAddition): Promise<Outcome> {
  if (isSignedIn()) {
    const { product, market, tasks } = addition
    const pair = { product: product.code, market: market.iso2 }
    try {
      await addToPlan({
        products: [pair.product],
        markets: [pair.market],
        tasks: tasks.map((task) => ({ ...task, due: null, pair })),
      })
      return 'account'
    } catch (error) {
      if (!(error instanceof Problem)) return 'failed'
      if (error.code === 'conflict') return 'full'
      if (error.code !== 'unauthenticated') return 'failed'
      forgetSignedIn()
    }
  }
  return addLocally(addition) ? 'browser' : 'full'
}

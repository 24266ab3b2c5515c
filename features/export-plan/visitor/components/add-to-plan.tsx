'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { TextButton } from '@/components/button/text-button'
import { Link } from '@/components/link/link'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { forgetSignedIn, isSignedIn } from '@/lib/auth/signed-in'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useState } from 'react'
import { deleteTask, myPlan } from '../../queries'
import { addToMyPlan } from '../contract'
import { readLocalPlan } from '../queries'
import styles from './add-to-plan.module.css'
import { addLocally, localCalls, type PairAddition } from './local-calls'

export type AddTexts = Omit<Messages['exportPlan']['add'], 'tasks'> & {
  /** How many tasks were added. */
  tasks: CountForms
}

interface AddToPlanProps {
  locale: Locale
  addition: PairAddition
  texts: AddTexts
}

/** Where the product and the market were added, with the numbers of the new tasks. */
interface Added {
  to: 'account' | 'browser'
  tasks: readonly number[]
}

type Outcome = Added | 'full' | 'failed'

/** Adds the product in the market of the page, with its tasks, to the plan of the account or the browser. */
export function AddToPlan({ locale, addition, texts }: AddToPlanProps) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [undoing, setUndoing] = useState<'undone' | 'undoFailed'>()
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    await work()
    setBusy(false)
  }
  const add = () => run(async () => setOutcome(await addedTo(addition)))
  const undo = (added: Added) =>
    run(async () => setUndoing((await remove(added)) ? 'undone' : 'undoFailed'))

  if (typeof outcome === 'object') {
    const { to, tasks } = outcome
    const href = to === 'account' ? routes.exportPlan() : routes.visitorPlan()
    return (
      <div className={styles.outcome}>
        <Alert
          tone={undoing === 'undoFailed' ? 'error' : 'success'}
          word={undoing === 'undoFailed' ? texts.errorWord : texts.done}
          live
          action={<Link href={localePath(locale, href)}>{texts.open}</Link>}
        >
          {undoing ? (
            texts[undoing]
          ) : (
            <>
              {to === 'account' ? texts.added : texts.addedHere}{' '}
              {countText(texts.tasks, tasks.length, locale)}{' '}
              {tasks.length > 0 && (
                <TextButton aria-disabled={isBusy || undefined} onClick={() => void undo(outcome)}>
                  {texts.undo}
                </TextButton>
              )}
            </>
          )}
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
      const before = idsOf(await myPlan())
      const after = await call(addToMyPlan, {
        body: {
          products: [pair.product],
          markets: [pair.market],
          tasks: tasks.map((task) => ({ ...task, due: null, pair })),
        },
      })
      return { to: 'account', tasks: idsOf(after).filter((id) => !before.includes(id)) }
    } catch (error) {
      if (!(error instanceof Problem)) return 'failed'
      if (error.code === 'conflict') return 'full'
      if (error.code !== 'unauthenticated') return 'failed'
      forgetSignedIn()
    }
  }
  const before = idsOf(readLocalPlan())
  if (!addLocally(addition)) return 'full'
  return { to: 'browser', tasks: idsOf(readLocalPlan()).filter((id) => !before.includes(id)) }
}

const idsOf = (plan: { tasks: readonly { id: number }[] } | null) =>
  plan?.tasks.map(({ id }) => id) ?? []

/** Removes the tasks that were added; false where one of them stays. */
async function remove({ to, tasks }: Added): Promise<boolean> {
  const removeTask = to === 'account' ? deleteTask : localCalls.deleteTask
  try {
    for (const id of tasks) await removeTask(id)
    return true
  } catch {
    return false
  }
}

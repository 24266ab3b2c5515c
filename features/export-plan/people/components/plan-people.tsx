'use client'

import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { notify } from '@/components/snackbar/messages'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import { planGuests } from '@/lib/db/plan-codes'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { PlanList } from '../../components/plan-list'
import { PlanRow } from '../../components/plan-row'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import { changePerson, offer, removePerson, withdrawOffer } from '../../queries'
import type { PlanGuestRow } from '../contract'
import { InvitationForm, type InvitationTexts } from './invitation-form'
import styles from './plan-people.module.css'

interface PlanPeopleProps {
  locale: Locale
  people: readonly PlanGuestRow[]
  texts: InvitationTexts & Messages['exportPlan']['people']
  change: ChangeTexts
}

const refusals: Partial<Record<ProblemCode, 'offerOpen' | 'tooMany'>> = {
  conflict: 'offerOpen',
  too_many_requests: 'tooMany',
}

/** The people of a plan for its owner: invite, change a role, remove, offer the plan. */
export function PlanPeople({ locale, people, texts, change: changeTexts }: PlanPeopleProps) {
  const { isBusy, change } = usePlanChange(changeTexts)
  const isOffered = people.some(({ offered }) => offered)
  const send = async (id: number, name: string) => {
    try {
      await offer(id)
      notify(texts.offerSent.replace('{name}', name))
    } catch (error) {
      const reason = error instanceof Problem ? refusals[error.code] : undefined
      if (!reason) throw error
      notify(texts[reason], 'error')
    }
  }
  return (
    <div className={styles.people}>
      {people.length > 0 && (
        <PlanList>
          {people.map((person) => {
            const name = person.name ?? person.email
            return (
              <PlanRow
                key={person.id}
                about={
                  <>
                    <p>
                      <bdi>{name}</bdi>
                    </p>
                    <p className={styles.state}>
                      {person.accepted ? <span data-ltr>{person.email}</span> : texts.invited}
                    </p>
                    {person.offered && <p className={styles.state}>{texts.offered}</p>}
                  </>
                }
              >
                <select
                  aria-label={`${texts.role}: ${name}`}
                  className={`${controls.box} ${styles.role}`}
                  value={person.role}
                  disabled={isBusy}
                  onChange={({ target }) => {
                    const role = planGuests.find((one) => one === target.value)
                    if (role) void change(() => changePerson(person.id, role))
                  }}
                >
                  {planGuests.map((role) => (
                    <option key={role} value={role}>
                      {texts.roles[role]}
                    </option>
                  ))}
                </select>
                {person.accepted && !isOffered && (
                  <TextButton
                    aria-label={`${texts.offer}: ${name}`}
                    aria-disabled={isBusy || undefined}
                    onClick={() => {
                      if (window.confirm(texts.offerSure.replace('{name}', name))) {
                        void change(() => send(person.id, name))
                      }
                    }}
                  >
                    {texts.offer}
                  </TextButton>
                )}
                {person.offered && (
                  <TextButton
                    aria-label={`${texts.withdraw}: ${name}`}
                    aria-disabled={isBusy || undefined}
                    onClick={() => void change(() => withdrawOffer(person.id))}
                  >
                    {texts.withdraw}
                  </TextButton>
                )}
                <TextButton
                  aria-label={`${texts.remove}: ${name}`}
                  aria-disabled={isBusy || undefined}
                  onClick={() => void change(() => removePerson(person.id))}
                >
                  {texts.remove}
                </TextButton>
              </PlanRow>
            )
          })}
        </PlanList>
      )}
      <MuiProvider locale={locale}>
        <InvitationForm texts={texts} />
      </MuiProvider>
    </div>
  )
}

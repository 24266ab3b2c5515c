'use client'

import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { notify } from '@/components/snackbar/messages'
import { Problem } from '@/lib/api/problem'
import { planGuests } from '@/lib/db/plan-codes'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useRouter } from 'next/navigation'
import { PlanList } from '../../components/plan-list'
import { PlanRow } from '../../components/plan-row'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import { changePerson, handOver, removePerson } from '../../queries'
import type { PlanGuestRow } from '../contract'
import { InvitationForm, type InvitationTexts } from './invitation-form'
import styles from './plan-people.module.css'

interface PlanPeopleProps {
  locale: Locale
  people: readonly PlanGuestRow[]
  texts: InvitationTexts & Messages['exportPlan']['people']
  change: ChangeTexts
}

/** The people of a plan for its owner: invite, change a role, remove, hand over. */
export function PlanPeople({ locale, people, texts, change: changeTexts }: PlanPeopleProps) {
  const router = useRouter()
  const { isBusy, change } = usePlanChange(changeTexts)
  const give = async ({ id }: PlanGuestRow, name: string) => {
    if (!window.confirm(texts.handOverSure.replace('{name}', name))) return
    try {
      await handOver(id)
      notify(texts.handedOver.replace('{name}', name))
      router.refresh()
    } catch (error) {
      const hasOwn = error instanceof Problem && error.code === 'conflict'
      notify(hasOwn ? texts.hasOwn.replace('{name}', name) : changeTexts.failed, 'error')
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
                {person.accepted && (
                  <TextButton
                    aria-label={`${texts.handOver}: ${name}`}
                    onClick={() => void give(person, name)}
                  >
                    {texts.handOver}
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

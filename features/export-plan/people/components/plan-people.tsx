'use client'

import { TextButton } from '@/components/button/text-button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import { planGuests } from '@/lib/db/codes/export-plans'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { PlanList } from '../../components/plan-list'
import { PlanRow } from '../../components/plan-row'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import {
  changePlanPerson,
  invitePlanPerson,
  offerPlan,
  removePlanPerson,
  withdrawPlanOffer,
  type PlanGuestRow,
} from '../contract'
import { InvitationForm, type InvitationTexts } from './invitation-form'
import styles from './plan-people.module.css'

interface PlanPeopleProps {
  locale: Locale
  people: readonly PlanGuestRow[]
  texts: InvitationTexts & Messages['exportPlan']['people']
  change: ChangeTexts
}

type Refusals = Partial<Record<ProblemCode, 'offerOpen' | 'twice' | 'tooMany'>>

const offerRefusals: Refusals = { conflict: 'offerOpen', too_many_requests: 'tooMany' }

const invitationRefusals: Refusals = { conflict: 'twice', too_many_requests: 'tooMany' }

/** Moves the focus to what the row of a button says of its person. */
function focusState(button: Element): void {
  button.closest('li')?.querySelector<HTMLElement>('[data-state]')?.focus()
}

/** The people of a plan for its owner: invite, change a role, remove, offer the plan. */
export function PlanPeople({ locale, people, texts, change: changeTexts }: PlanPeopleProps) {
  const { isBusy, change } = usePlanChange(changeTexts)
  const isOffered = people.some(({ offered }) => offered)
  const send = async (work: () => Promise<unknown>, done: string, refusals: Refusals) => {
    try {
      await work()
      notify(done)
    } catch (error) {
      const reason = error instanceof Problem ? refusals[error.code] : undefined
      if (!reason) throw error
      notify(texts[reason], 'error')
    }
  }
  return (
    <div className={styles.people} data-no-print>
      {people.length > 0 && (
        <PlanList>
          {people.map((person) => {
            const name = person.name ?? person.email
            return (
              <PlanRow
                // A new invitation takes the row of the one before.
                key={person.email}
                about={
                  <>
                    <p>
                      <bdi>{name}</bdi>
                    </p>
                    <Note tabIndex={-1} data-state>
                      {person.accepted ? (
                        <span data-ltr>{person.email}</span>
                      ) : (
                        texts[person.expired ? 'expired' : 'invited'].replace(
                          '{date}',
                          formatDate(person.last_day, locale),
                        )
                      )}
                    </Note>
                    {person.offered && <Note>{texts.offered}</Note>}
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
                    if (role)
                      void change(() =>
                        call(changePlanPerson, { params: { id: person.id }, body: { role } }),
                      )
                  }}
                >
                  {planGuests.map((role) => (
                    <option key={role} value={role}>
                      {texts.roles[role]}
                    </option>
                  ))}
                </select>
                {person.expired && (
                  <TextButton
                    aria-label={`${texts.again}: ${name}`}
                    aria-disabled={isBusy || undefined}
                    onClick={({ currentTarget }) => {
                      const again = () =>
                        call(invitePlanPerson, { body: { email: person.email, role: person.role } })
                      const done = texts.sent.replace('{email}', person.email)
                      // This button goes, its row stays.
                      focusState(currentTarget)
                      void change(() => send(again, done, invitationRefusals))
                    }}
                  >
                    {texts.again}
                  </TextButton>
                )}
                {person.accepted && !isOffered && (
                  <TextButton
                    aria-label={`${texts.offer}: ${name}`}
                    aria-disabled={isBusy || undefined}
                    onClick={() => {
                      if (window.confirm(texts.offerSure.replace('{name}', name))) {
                        const done = texts.offerSent.replace('{name}', name)
                        void change(() =>
                          send(
                            () => call(offerPlan, { params: { id: person.id } }),
                            done,
                            offerRefusals,
                          ),
                        )
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
                    onClick={() =>
                      void change(() => call(withdrawPlanOffer, { params: { id: person.id } }))
                    }
                  >
                    {texts.withdraw}
                  </TextButton>
                )}
                <TextButton
                  aria-label={`${texts.remove}: ${name}`}
                  aria-disabled={isBusy || undefined}
                  onClick={() =>
                    void change(() => call(removePlanPerson, { params: { id: person.id } }))
                  }
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

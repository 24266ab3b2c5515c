'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { TextButton } from '@/components/button/text-button'
import { Note } from '@/components/layout/note'
import { call } from '@/lib/api/call'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { PlanList } from '../../components/plan-list'
import { PlanRow } from '../../components/plan-row'
import { usePlanChange, type ChangeTexts } from '../../components/use-plan-change'
import { acceptPlan, exitPlan, type SharedPlan } from '../contract'
import { OwnershipOffer, type OfferTexts } from './ownership-offer'

interface SharedPlansProps {
  locale: Locale
  plans: readonly SharedPlan[]
  texts: Messages['exportPlan']['shared'] & { guests: OfferTexts['guests'] }
  change: ChangeTexts
}

const leaving = (accepted: boolean, expired: boolean) =>
  accepted ? 'leave' : expired ? 'remove' : 'decline'

/** The plans that others share with a person, and the invitations that wait for an answer. */
export function SharedPlans({ locale, plans, texts, change: changeTexts }: SharedPlansProps) {
  const { isBusy, change } = usePlanChange(changeTexts)
  return (
    <PlanList>
      {plans.map(({ id, owner, role, accepted, last_day, expired, offer }) => (
        <PlanRow
          key={id}
          about={
            <>
              <p>
                <bdi>{owner.name}</bdi>
              </p>
              {!expired && <Note>{accepted ? texts.roles[role] : texts.invites[role]}</Note>}
              {!accepted && (
                <Note>
                  {texts[expired ? 'expired' : 'until'].replace(
                    '{date}',
                    formatDate(last_day, locale),
                  )}
                </Note>
              )}
            </>
          }
        >
          {accepted && (
            <ButtonLink
              href={localePath(locale, routes.exportPlan(owner.id))}
              variant="secondary"
              aria-label={`${texts.open}: ${owner.name}`}
            >
              {texts.open}
            </ButtonLink>
          )}
          {!accepted && !expired && (
            <Button
              aria-label={`${texts.accept}: ${owner.name}`}
              aria-disabled={isBusy || undefined}
              onClick={() => void change(() => call(acceptPlan, { params: { id } }))}
            >
              {texts.accept}
            </Button>
          )}
          <TextButton
            aria-label={`${texts[leaving(accepted, expired)]}: ${owner.name}`}
            aria-disabled={isBusy || undefined}
            onClick={() => void change(() => call(exitPlan, { params: { id } }))}
          >
            {texts[leaving(accepted, expired)]}
          </TextButton>
          {offer && (
            <OwnershipOffer
              id={id}
              owner={owner}
              offer={offer}
              isBusy={isBusy}
              change={change}
              texts={{ ...texts.offer, guests: texts.guests }}
            />
          )}
        </PlanRow>
      ))}
    </PlanList>
  )
}

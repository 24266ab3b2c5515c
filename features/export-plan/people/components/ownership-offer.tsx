'use client'

import { Button } from '@/components/button/button'
import { TextButton } from '@/components/button/text-button'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { notify } from '@/components/snackbar/messages'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import type { usePlanChange } from '../../components/use-plan-change'
import { acceptPlanOffer, declinePlanOffer, type SharedPlan } from '../contract'
import styles from './ownership-offer.module.css'

export type OfferTexts = Messages['exportPlan']['shared']['offer'] & {
  guests: Messages['exportPlan']['people']['roles']
}

interface OwnershipOfferProps extends ReturnType<typeof usePlanChange> {
  id: number
  owner: SharedPlan['owner']
  offer: NonNullable<SharedPlan['offer']>
  texts: OfferTexts
}

/** The offer of a plan: what it holds, and who goes on working on it if the person accepts. */
export function OwnershipOffer({ id, owner, offer, texts, isBusy, change }: OwnershipOfferProps) {
  const [keepsFormer, setKeepsFormer] = useState(true)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const becomeOwner = async () => {
    const kept = offer.people.filter((person) => chosen.includes(person.id))
    try {
      const people = kept.map((person) => ({ id: person.id, role: person.role }))
      await call(acceptPlanOffer, { params: { id }, body: { former: keepsFormer, people } })
      notify(texts.accepted)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'conflict') throw error
      notify(texts.hasOwn, 'error')
    }
  }
  return (
    <div className={styles.offer} data-no-print>
      <Text weight="strong">{texts.title}</Text>
      <p>{texts.lead}</p>
      <Row as="dl" gap={5} lineGap={1} className={styles.contents}>
        {(['steps', 'tasks'] as const).map((kind) => (
          <div key={kind}>
            <dt>{texts[kind]}</dt>
            <dd>{offer[kind]}</dd>
          </div>
        ))}
      </Row>
      <Stack as="fieldset" className={styles.along}>
        <legend>{texts.along}</legend>
        <label>
          <input
            type="checkbox"
            checked={keepsFormer}
            onChange={({ target }) => setKeepsFormer(target.checked)}
          />
          <span>
            <bdi>{owner.name}</bdi> · {texts.guests.editor}
          </span>
        </label>
        {offer.people.map((person) => (
          <label key={person.id}>
            <input
              type="checkbox"
              checked={chosen.includes(person.id)}
              onChange={({ target }) =>
                setChosen((before) =>
                  target.checked
                    ? [...before, person.id]
                    : before.filter((one) => one !== person.id),
                )
              }
            />
            <span>
              <bdi>{person.name}</bdi> · {texts.guests[person.role]}
            </span>
          </label>
        ))}
      </Stack>
      <Note>{texts.open}</Note>
      <Row gap={4} lineGap={1} align="center">
        <Button
          aria-label={`${texts.accept}: ${owner.name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => void change(becomeOwner)}
        >
          {texts.accept}
        </Button>
        <TextButton
          aria-label={`${texts.decline}: ${owner.name}`}
          aria-disabled={isBusy || undefined}
          onClick={() => void change(() => call(declinePlanOffer, { params: { id } }))}
        >
          {texts.decline}
        </TextButton>
      </Row>
    </div>
  )
}

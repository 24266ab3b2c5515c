'use client'

import { Chip } from '@/components/chip/chip'
import { Row } from '@/components/layout/row'

import type { Credential } from '../contract'
import { isActive, isRecent } from '../rules'

export type CredentialStateTexts = Record<'active' | 'inactive' | 'recent', string>

interface CredentialStateProps {
  credential: Credential
  /** Today in the portal's time zone, from the server. */
  day: string
  texts: CredentialStateTexts
}

/** The status of a credential, active in green or inactive in grey, and whether it is recent. */
export function CredentialState({ credential, day, texts }: CredentialStateProps) {
  return (
    <Row as="ul" gap={2}>
      <li>
        {isActive(credential) ? (
          <Chip tone="success" icon="success">
            {texts.active}
          </Chip>
        ) : (
          <Chip tone="neutral" icon="minus">
            {texts.inactive}
          </Chip>
        )}
      </li>
      {isRecent(credential, day) && (
        <li>
          <Chip tone="sand" icon="clock">
            {texts.recent}
          </Chip>
        </li>
      )}
    </Row>
  )
}

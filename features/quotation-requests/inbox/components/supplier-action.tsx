'use client'

import type { ButtonVariant } from '@/components/button/button'
import { call } from '@/lib/api/call'
import type { inboxDecisions } from '@/lib/db/codes/quotation-requests'
import { ActionForm, type ActionTexts } from '../../components/action-form'
import { agreeToRequest, decideRequest } from '../contract'

interface SupplierActionProps {
  id: number
  action: (typeof inboxDecisions)[number] | 'agree'
  texts: ActionTexts
  variant?: ButtonVariant
}

/** Marks a request as spam, takes it or a decline back, or agrees to exchange the addresses. */
export function SupplierAction({ id, action, texts, variant = 'secondary' }: SupplierActionProps) {
  const run = () =>
    action === 'agree'
      ? call(agreeToRequest, { params: { id } })
      : call(decideRequest, { params: { id }, body: { state: action } })
  return <ActionForm texts={texts} variant={variant} run={run} />
}

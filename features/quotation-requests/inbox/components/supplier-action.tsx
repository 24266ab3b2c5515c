'use client'

import type { ButtonVariant } from '@/components/button/button'
import { ActionForm, type ActionTexts } from '../../conversation/components/action-form'
import type { inboxDecisions } from '@/lib/db/codes/quotation-requests'
import { agree, decide } from '../queries'

interface SupplierActionProps {
  id: number
  action: (typeof inboxDecisions)[number] | 'agree'
  texts: ActionTexts
  variant?: ButtonVariant
}

/** Marks a request as spam, takes it or a decline back, or agrees to exchange the addresses. */
export function SupplierAction({ id, action, texts, variant = 'secondary' }: SupplierActionProps) {
  const run = () => (action === 'agree' ? agree(id) : decide(id, action))
  return <ActionForm texts={texts} variant={variant} run={run} />
}

'use client'

import { whenOpened } from '@/components/modal/when-opened'
import { onAccountRequest, type AccountRequest } from '@/lib/auth/account-request'
import { useEffect, useState } from 'react'
import type { AccountDialogsProps } from './account-calls'

const LazyModals = whenOpened(() => import('./account-calls').then((module) => module.AccountCalls))

/** Opens the account modals on request (`askForAccount`); their script loads the first time. */
export function AccountDialogs(props: AccountDialogsProps) {
  const [request, setRequest] = useState<AccountRequest | null>(null)
  useEffect(() => onAccountRequest(setRequest), [])
  return (
    <LazyModals
      {...props}
      open={request !== null}
      modal={request?.modal ?? null}
      stay={request?.stay ?? false}
      onModal={(modal) => setRequest((last) => modal && { stay: last?.stay ?? false, modal })}
    />
  )
}

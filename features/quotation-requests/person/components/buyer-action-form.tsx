'use client'

import type { ButtonVariant } from '@/components/button/button'
import { changeAddress } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { RequestLink } from '../../contract'
import { ActionForm, type ActionTexts } from '../../components/action-form'
import { act, buyerActions, type BuyerAction } from '../queries'

interface BuyerActionProps {
  locale: Locale
  link: RequestLink
  action: BuyerAction
  texts: ActionTexts
  variant?: ButtonVariant
}

/** A change that the buyer makes by the link of a mail. */
export function BuyerActionForm({ locale, link, action, texts, variant }: BuyerActionProps) {
  return (
    <ActionForm
      target={changeAddress(buyerActions[action], link, locale)}
      texts={texts}
      {...(variant && { variant })}
      {...(action === 'erase' && { then: localePath(locale, routes.home()) })}
      run={() => act(action, link)}
    />
  )
}

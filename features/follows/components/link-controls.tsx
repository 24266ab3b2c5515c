'use client'

import { Stack } from '@/components/layout/stack'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import type { FollowLink } from '../contract'
import { FollowConfirmation } from './follow-confirmation'
import { FollowRows, type FollowRow } from './follow-rows'

interface LinkControlsProps {
  locale: Locale
  link: FollowLink
  rows: readonly FollowRow[]
  /** Whether the person must confirm some of the rows. */
  isPending: boolean
  texts: { form: Messages['follows']['link']['form']; list: Messages['follows']['list'] }
}

/** What the person of a link follows, and the form that confirms it. */
export function LinkControls({ locale, link, rows, isPending, texts }: LinkControlsProps) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  return (
    <Stack gap={5} bounded>
      {isPending && (
        <FollowConfirmation
          locale={locale}
          link={link}
          texts={texts.form}
          onDone={() => setIsConfirmed(true)}
        />
      )}
      <FollowRows rows={rows} link={link} isConfirmed={isConfirmed} texts={texts.list} />
    </Stack>
  )
}

'use client'

import { Stack } from '@/components/layout/stack'
import type { FollowSpeed } from '@/lib/db/codes/follows'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useState } from 'react'
import type { FollowLink } from '../contract'
import type { LinkChange } from '../queries'
import { FollowRows, type FollowRow } from './follow-rows'
import { LinkForm } from './link-form'

interface LinkControlsProps {
  locale: Locale
  link: FollowLink
  rows: readonly FollowRow[]
  speed: FollowSpeed
  /** What the button of the form does first. */
  next: LinkChange
  texts: { form: Messages['follows']['link']['form']; list: Messages['follows']['list'] }
}

/** The form of a link, and the list that it changes. */
export function LinkControls({ locale, link, rows, speed, next, texts }: LinkControlsProps) {
  const [change, setChange] = useState(next)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const [chosen, setChosen] = useState(next === 'resume' ? null : speed)
  const follow = (done: LinkChange) => {
    if (done === 'confirm') setIsConfirmed(true)
    setChosen(done === 'unsubscribe' ? null : (chosen ?? speed))
    setChange(done === 'unsubscribe' ? 'resume' : 'unsubscribe')
  }
  const choose = (wanted: FollowSpeed | null) => {
    setChosen(wanted)
    if (change !== 'confirm') setChange(wanted === null ? 'resume' : 'unsubscribe')
  }
  return (
    <Stack gap={5} bounded>
      <LinkForm locale={locale} link={link} change={change} texts={texts.form} onDone={follow} />
      <FollowRows
        rows={rows}
        link={link}
        isConfirmed={isConfirmed}
        texts={texts.list}
        speed={chosen}
        onSpeed={choose}
      />
    </Stack>
  )
}

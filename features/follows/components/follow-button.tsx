'use client'

import { ButtonLink } from '@/components/button/button-link'
import { whenOpened } from '@/components/modal/when-opened'
import { useState } from 'react'
import type { FollowFormProps } from './follow-form'

const LazyDialog = whenOpened(() => import('./follow-dialog').then((module) => module.FollowDialog))

interface FollowButtonProps extends FollowFormProps {
  /** The page with the same form, for browsers without script. */
  href: string
  text: string
}

/** A link to the form that opens it in a dialog where script runs. */
export function FollowButton({ href, text, ...form }: FollowButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ButtonLink
        href={href}
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={`${text}: ${form.label}`}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {text}
      </ButtonLink>
      <LazyDialog {...form} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

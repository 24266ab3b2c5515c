'use client'

import { Stack } from '@/components/layout/stack'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { EarlySubmit } from './early-submit'
import { ScriptFailure } from './script-failure'

/**
 * A double click sends once: its second click can come after the answer to the first, when the form
 * is empty again.
 */
function ignoreSecondClick(event: MouseEvent<HTMLFormElement>) {
  if (event.detail < 2 || !(event.target instanceof Element)) return
  if (event.target.closest('[type=submit]')) event.preventDefault()
}

/**
 * One column of fields. The browser's own bubbles are off: errors are shown at the fields. What is
 * entered never gets into an address, and is not sent before the script of the form is here.
 */
export function Form({ children, ...props }: ComponentPropsWithRef<'form'>) {
  return (
    <Stack
      method="post"
      noValidate
      data-waits-for-script=""
      as="form"
      gap={4}
      {...props}
      onClickCapture={ignoreSecondClick}
    >
      {children}
      <ScriptFailure />
      <EarlySubmit />
    </Stack>
  )
}

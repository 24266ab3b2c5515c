'use client'

import { Button } from '@/components/button/button'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import type { ReactNode } from 'react'

interface ReviewFormProps {
  /** The text of the button that sends it. */
  submit: string
  isBusy: boolean
  onSubmit: () => Promise<unknown>
  /** The form of the action that is next has the filled button. */
  isNext?: boolean
  children: ReactNode
}

/** A form about a barrier, which is sent once at a time. */
export function ReviewForm({ submit, isBusy, onSubmit, isNext, children }: ReviewFormProps) {
  return (
    <Stack
      as="form"
      gap={3}
      bounded
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void onSubmit()
      }}
    >
      {children}
      <Row gap={3}>
        <Button
          type="submit"
          variant={isNext ? 'primary' : 'secondary'}
          aria-disabled={isBusy || undefined}
        >
          {submit}
        </Button>
      </Row>
    </Stack>
  )
}

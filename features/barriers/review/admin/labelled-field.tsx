'use client'

import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { useId, type ReactNode } from 'react'

interface LabelledFieldProps {
  label: string
  hint?: string
  /** The control, which has the id of the label. */
  children: (id: string) => ReactNode
}

/** A field of a form about a barrier with its label, and a hint by `<id>-hint`. */
export function LabelledField({ label, hint, children }: LabelledFieldProps) {
  const id = useId()
  return (
    <Stack gap={1} bounded>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <Note id={`${id}-hint`}>{hint}</Note>}
    </Stack>
  )
}

import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface TrapFieldProps {
  /** What `register(name)` answers. */
  field: UseFormRegisterReturn
  label: string
}

/** A honeypot: people neither see nor reach it, so that only a program fills it in. */
export function TrapField({ field, label }: TrapFieldProps) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        {label}
        <input {...field} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  )
}

'use client'

import { TextField } from '@/components/form/text-field'
import { Stack } from '@/components/layout/stack'
import type { ComponentProps } from 'react'
import { CodeSearch } from './code-search'

type CodeFieldProps = ComponentProps<typeof TextField> & {
  /** Of the search; the field’s own texts are those of a text field. */
  search: ComponentProps<typeof CodeSearch>
}

/** Takes the most digits that people type, with what they put between them. */
const maxLength = 12

/** A code of goods, with a search for it by digits or words. */
export function CodeField({ search, ...field }: CodeFieldProps) {
  return (
    <Stack gap={2} bounded>
      <TextField {...field} leftToRight maxLength={maxLength} />
      <CodeSearch {...search} />
    </Stack>
  )
}

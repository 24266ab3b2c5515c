'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { replies, type Reply } from '../../assessment/contract'
import { ChoiceField } from './choice-field'

interface ReplyFieldProps {
  /** What `register(name)` answers. */
  field: UseFormRegisterReturn
  label: string
  help?: string | undefined
  error?: string | undefined
  /** The condition that the question is about, where it is not part of the label. */
  describedBy?: string
  texts: Record<Reply, string>
}

/** A question with the replies yes, no, and not known. */
export function ReplyField({ texts, ...question }: ReplyFieldProps) {
  const choices = replies.map((reply) => ({ value: reply, text: texts[reply] }))
  return <ChoiceField {...question} choices={choices} layout="row" />
}

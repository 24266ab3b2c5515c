import { Text } from '@/components/layout/text'
import type { EnquiryNote } from '../contract'
import { textParts } from '../rules'

/** The text of a note, in which the names of colleagues are marked. */
export function NoteText({ note }: { note: EnquiryNote }) {
  const names = note.mentions.map(({ name }) => name)
  return textParts(note.text, names).map(({ text, isName }, place) =>
    isName ? (
      <Text key={place} as="bdi" tone="title" weight="heading">
        {text}
      </Text>
    ) : (
      text
    ),
  )
}

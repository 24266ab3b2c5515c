import 'server-only'
import { passingSignatureOf } from '@/lib/auth/signature'
import { routes } from '@/lib/routing/routes'
import type { ConversationMessage } from '../contract'
import type { selectFiles, selectMessages } from './conversation.sql'

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]
type FileRow = Awaited<ReturnType<typeof selectFiles>>[number]

/** How long the addresses of files work; each reading of the conversation gives new ones. */
const openMinutes = 60

/** A message with signed addresses of its files. */
export function toMessage(
  { quotation, ...row }: MessageRow,
  attached: readonly FileRow[],
  key: string,
): ConversationMessage {
  return {
    ...row,
    quotation: quotation && {
      currency: quotation.currency,
      unit: quotation.unit,
      incoterm: quotation.incoterm,
      place: quotation.place,
      valid_until: quotation.valid_until,
      price: Number(quotation.price),
    },
    files: attached
      .filter(({ message_id }) => message_id === row.id)
      .map((file) => ({
        name: file.name ?? file.key,
        bytes: file.bytes,
        href: routes.conversationFile(file.key, passingSignatureOf(file.key, key, openMinutes)),
      })),
  }
}

import 'server-only'
import { signatureOf } from '@/lib/auth/signature'
import { routes } from '@/lib/routing/routes'
import type { ConversationMessage } from '../contract'
import type { selectFiles, selectMessages } from './repository'

type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number]
type FileRow = Awaited<ReturnType<typeof selectFiles>>[number]

/** A message with signed addresses of its files. */
export function toMessage(
  { quotation, ...row }: MessageRow,
  attached: readonly FileRow[],
  key: Parameters<typeof signatureOf>[1],
): ConversationMessage {
  return {
    ...row,
    quotation: quotation && {
      ...{ currency: quotation.currency, unit: quotation.unit, incoterm: quotation.incoterm },
      ...{ place: quotation.place, valid_until: quotation.valid_until },
      price: Number(quotation.price),
    },
    files: attached
      .filter(({ message_id }) => message_id === row.id)
      .map((file) => ({
        name: file.name ?? file.key,
        bytes: file.bytes,
        href: routes.conversationFile(file.key, signatureOf(file.key, key)),
      })),
  }
}

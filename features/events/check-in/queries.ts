import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import { participantExport } from './contract'

/** The participants of a filtered list as a file. */
export async function exportParticipants(
  id: number,
  body: InputOf<typeof participantExport>['body'],
) {
  const { content, mime, file_name } = await call(participantExport, { params: { id }, body })
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  return { file: new Blob([bytes], { type: mime }), file_name }
}

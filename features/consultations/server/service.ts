import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import type { ConsultationWrite } from '../contract'
import { writeConsultation } from './repository'

/** Keeps a request for a consultation, once a key, and answers its number. */
export async function requestConsultation({ website: _, ...request }: ConsultationWrite) {
  const written = await writeConsultation(await database(), request)
  if (!written) throw new Problem('internal')
  return written
}

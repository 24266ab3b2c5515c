import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import type { ConsultationWrite } from '../contract'
import { writeConsultation } from './consultations.sql'

/** Stores a consultation request, once per key, and returns its number. */
export async function requestConsultation({ website: _, ...request }: ConsultationWrite) {
  const written = await writeConsultation(await database(), request)
  if (!written) throw new Problem('internal')
  return written
}

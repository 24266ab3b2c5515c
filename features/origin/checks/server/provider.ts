import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import {
  deleteOriginCheck,
  myOriginChecks,
  originCheckByToken,
  originQuestions,
  saveOriginCheck,
} from '../contract'

/** A provider has no rules of origin, so nothing of the check is shown. */
export const originChecksAdapters = [
  absent(originQuestions),
  absent(saveOriginCheck),
  absent(originCheckByToken),
  absent(myOriginChecks),
  absent(deleteOriginCheck),
]

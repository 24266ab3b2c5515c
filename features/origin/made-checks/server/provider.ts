import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import { claimOriginChecks } from '../contract'

/** A provider keeps no checks of an origin. */
export const madeChecksAdapters = [absent(claimOriginChecks)]

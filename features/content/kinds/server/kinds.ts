import 'server-only'
import { Problem } from '@/lib/api/problem'
import { permits, personOf, type Actor } from '@/lib/auth/actor'
import { limitsIn } from '@/lib/auth/staff-areas'
import { contentKinds } from '../../contract'
import type { ContentKind } from '../contract'
import { tableOf, type PublishedTable } from './kinds.sql'

/** A kind of content by its name, with its storage. Throws `not_found`. */
export function storedKind(name: string): StoredKind {
  const kind = Object.hasOwn(contentKinds, name) ? contentKinds[name] : undefined
  const storage = tableOf(name)
  if (!kind || !storage) throw new Problem('not_found')
  return { name, kind, storage }
}

/** Whether somebody may change records of a kind: a composed role can be limited to some kinds. */
export function mayWrite(actor: Actor, { name, kind }: Pick<StoredKind, 'name' | 'kind'>): boolean {
  if (!permits(kind.role === 'admin' ? 'staff:admin' : 'staff:content', actor)) return false
  return limitsIn('content', actor)?.content_kinds?.includes(name) ?? true
}

/** The id of a person who may change records of a kind. Throws `unauthenticated`, `forbidden`. */
export function requireWriter(actor: Actor, stored: StoredKind): number {
  const { userId } = personOf(actor)
  if (!mayWrite(actor, stored)) throw new Problem('forbidden')
  return userId
}

/** A kind of content with its name and where its records are stored. */
export interface StoredKind {
  name: string
  kind: ContentKind
  storage: PublishedTable
}

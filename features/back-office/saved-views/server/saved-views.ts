import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import type { SavedView } from '../contract'
import { deleteViews, findViews, selectViews, writeViews } from './saved-views.sql'

/** The member of staff who calls. Throws `forbidden` for anyone else. */
function staffOf(actor: Actor): number {
  const { userId, staffRoles } = personOf(actor)
  if (staffRoles.length === 0) throw new Problem('forbidden')
  return userId
}

/** The views of a work list that the caller has saved. Throws `forbidden` unless they are staff. */
export async function listViews(actor: Actor, list: string): Promise<SavedView[]> {
  return findViews(await database(), staffOf(actor), list)
}

/** Replaces the saved views of a list. Throws `forbidden` unless the caller is staff. */
export async function replaceViews(actor: Actor, list: string, views: SavedView[]) {
  await writeViews(await database(), { user_id: staffOf(actor), list, views })
  return views
}

/** What a person has saved, for the export of their data. */
export const exportViews = selectViews

/** Deletes what a person has saved when their account is closed. */
export const forgetViews = deleteViews

import 'server-only'
import { identifyAtProvider } from '@/features/accounts/server/accounts.provider'
import { identify as identifyHere } from '@/features/accounts/sessions/server/sessions'
import { profileFile } from '@/features/companies/exchange/server/exchange'
import { serveDocument, servePicture, type Readers } from '@/features/files/server/delivery'
import { download } from '@/features/market-data/server/downloads'
import { offerFile } from '@/features/offers/exchange/server/exchange'
import { openFile } from '@/features/conversations/server/conversations'
import { Problem } from '@/lib/api/problem'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import { tokenOfRequest } from '@/lib/api/upstream/caller'
import { askProvider } from '@/lib/api/upstream/provider'
import type { Actor } from '@/lib/auth/actor'
import { providerDocument, providerPicture } from '@/lib/files/provider-files'
import { hasDatabase } from '@/lib/settings/settings'
import { allCalls } from '../features'

const provider = upstreamOf(allCalls, askProvider)

/** What answers the calls instead of our own verbs: an existing provider, where one is set. */
export const upstream = () => (hasDatabase() ? undefined : provider)

/** Who makes a request: as our own database knows, or the provider that keeps the accounts. */
export const identify = (request: Request) =>
  hasDatabase() ? identifyHere(request) : identifyAtProvider(request)

/** The picture at `/media/…`, of this portal or of the provider; null when there is none. */
export const sendPicture = (path: readonly string[], request: Request) =>
  hasDatabase() ? servePicture(path, request) : providerPicture(path, request)

/** A dataset of market access as the file of an address. Throws `not_found`, always at a provider. */
export async function sendDataset(key: string, file: string): Promise<Response> {
  if (!hasDatabase()) throw new Problem('not_found')
  return download(key, file)
}

/** The profile of the caller's company as a file. Throws `not_found`, always at a provider. */
export async function sendCompanyFile(actor: Actor, file: string): Promise<Response> {
  if (!hasDatabase()) throw new Problem('not_found')
  return profileFile(actor, file)
}

/** A file of the offers of the caller's company. Throws `not_found`, always at a provider. */
export async function sendOfferFile(actor: Actor, file: string): Promise<Response> {
  if (!hasDatabase()) throw new Problem('not_found')
  return offerFile(actor, file)
}

/** The document of a conversation at its signed address. Throws `not_found`, always at a provider. */
export async function sendConversationFile(key: string, signature: string, request: Request) {
  if (!hasDatabase()) throw new Problem('not_found')
  return openFile(key, signature, request)
}

/** The document at `/api/files/{key}`, of this portal or of the provider. Throws `not_found`. */
export async function sendDocument(key: string, request: Request, readers: Readers) {
  if (hasDatabase()) return serveDocument(key, request, readers)
  const found = await providerDocument(key, request, tokenOfRequest(request))
  if (!found) throw new Problem('not_found')
  return found
}

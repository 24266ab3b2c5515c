import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import type { Uploading } from '@/lib/api/transport'
import { upload } from '@/lib/api/upload'
import { agreeWithBuyer, matchingRequests, ownRequestOffer, sendRequestOffer } from './contract'

/** What the person's company sent to a request. */
export const ownOffer = (id: number) => call(ownRequestOffer, { params: { id } })

export const sendOffer = (
  id: number,
  { body, files }: { body: InputOf<typeof sendRequestOffer>['body']; files: readonly File[] },
  uploading: Uploading,
) => upload(sendRequestOffer, { params: { id }, body, files: { files: [...files] } }, uploading)

export const agree = (id: number) => call(agreeWithBuyer, { params: { id } })

/** The open requests that fit the person's company. */
export const requestsForCompany = () => call(matchingRequests)

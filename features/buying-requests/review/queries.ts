import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import { publishRequest, refuseRequest, withdrawRequest } from './contract'

interface Seen {
  id: number
  version: number
}

type Texts = Omit<InputOf<typeof publishRequest>['body'], 'version'>

export const publish = ({ id, version }: Seen, texts: Texts) =>
  call(publishRequest, { params: { id }, body: { ...texts, version } })

export const refuse = ({ id, version }: Seen, reason: string) =>
  call(refuseRequest, { params: { id }, body: { version, reason } })

export const close = ({ id, version }: Seen, reason: string) =>
  call(withdrawRequest, { params: { id }, body: { version, reason } })

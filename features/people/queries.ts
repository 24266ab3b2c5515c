import { call } from '@/lib/api/call'
import { blockPerson, inviteStaffAgain, signPersonOut, unblockPerson } from './contract'

export const inviteAgain = (id: number) => call(inviteStaffAgain, { params: { id } })

export const block = (id: number) => call(blockPerson, { params: { id } })

export const unblock = (id: number) => call(unblockPerson, { params: { id } })

export const signOut = (id: number) => call(signPersonOut, { params: { id } })

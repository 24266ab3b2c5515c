import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import {
  blockPerson,
  inviteStaff,
  inviteStaffAgain,
  resetSecondFactor,
  setAccountStatus,
  signPersonOut,
  unblockPerson,
} from './contract'

export const saveAccountStatus = (id: number, body: InputOf<typeof setAccountStatus>['body']) =>
  call(setAccountStatus, { params: { id }, body })

export const invite = (body: InputOf<typeof inviteStaff>['body']) => call(inviteStaff, { body })

export const inviteAgain = (id: number) => call(inviteStaffAgain, { params: { id } })

export const block = (id: number) => call(blockPerson, { params: { id } })

export const unblock = (id: number) => call(unblockPerson, { params: { id } })

export const signOut = (id: number) => call(signPersonOut, { params: { id } })

export const removeSecondFactor = (id: number) => call(resetSecondFactor, { params: { id } })

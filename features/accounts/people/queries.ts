import { call } from '@/lib/api/call'
import type { InputOf } from '@/lib/api/endpoint'
import {
  blockPerson,
  resetSecondFactor,
  setStanding,
  signPersonOut,
  unblockPerson,
} from './contract'

export const saveStanding = (id: number, body: InputOf<typeof setStanding>['body']) =>
  call(setStanding, { params: { id }, body })

export const block = (id: number) => call(blockPerson, { params: { id } })

export const unblock = (id: number) => call(unblockPerson, { params: { id } })

export const signOut = (id: number) => call(signPersonOut, { params: { id } })

export const takeSecondFactor = (id: number) => call(resetSecondFactor, { params: { id } })

'use client'

import type { IconName } from '@/components/icon/names'
import { createContext, use } from 'react'
import type { Area } from '../rules'

/** The areas open to the current person. */
export const AreasContext = createContext<readonly Area[]>([])

export function useAreas(): readonly Area[] {
  return use(AreasContext)
}

/** The sign of each section, in the menu and on the first screen. */
export const areaIcons: Record<Area, IconName> = {
  overview: 'home',
  work: 'clock',
  content: 'file',
  upkeep: 'calendar',
  media: 'picture',
  datasets: 'download',
  synonyms: 'bullets',
  facts: 'calendar',
  enquiries: 'mail',
  requests: 'search',
  quotations: 'handshake',
  barriers: 'warning',
  templates: 'file',
  events: 'ticket',
  approvals: 'check',
  numbers: 'chart',
  people: 'user',
  roles: 'columns',
  trail: 'guide',
  traffic: 'globe',
  guide: 'info',
  mails: 'mail',
  security: 'shield',
}

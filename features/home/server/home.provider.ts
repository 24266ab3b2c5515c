import 'server-only'
import type { Stances } from '@/lib/api/feature'
import { sameCall } from '@/lib/api/upstream/adapter'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { z } from 'zod'
import type * as homeCalls from '../contract'
import {
  becomeAMember,
  blockWrite,
  exportGoals,
  goalsWrite,
  homeBlocks,
  homeSlider,
  jsdTiles,
  jsdTileWrite,
  membershipWrite,
  partners,
  partnersWrite,
  slide,
} from '../contract'

const noAlt = bothLanguages('image_alt', null)
const inOrder = { sort: 0, status: 1 }

const slides = tableRecord(slide, { ...noAlt, ...inOrder, is_hide_button: 1, button_type_id: 1 })
const tiles = tableRecord(jsdTileWrite, { ...noAlt, ...inOrder })

export const homeAtProvider = {
  homeSlider: sameCall(homeSlider, z.array(slides)),
  homeBlocks: sameCall(homeBlocks, z.object({ data: z.array(tableRecord(blockWrite, inOrder)) })),
  partners: sameCall(partners, tableRecord(partnersWrite)),
  exportGoals: sameCall(exportGoals, tableRecord(goalsWrite)),
  becomeAMember: sameCall(becomeAMember, tableRecord(membershipWrite, noAlt)),
  jsdTiles: sameCall(jsdTiles, z.array(tiles)),
} satisfies Partial<Stances<typeof homeCalls>>

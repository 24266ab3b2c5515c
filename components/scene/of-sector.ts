import type { SceneName } from './names'

/** By the number of a sector. */
const sectors: Readonly<Record<number, SceneName>> = {
  1: 'garments',
  2: 'pharmacy',
  3: 'phosphate',
  4: 'dead-sea',
  5: 'food',
  6: 'vegetables',
  7: 'machinery',
  8: 'plastics',
  9: 'paper',
  10: 'stone',
  11: 'furniture',
  12: 'jewellery',
  13: 'crafts',
  14: 'servers',
  15: 'consulting',
  16: 'building',
  17: 'tourism',
  18: 'clinic',
  19: 'learning',
  20: 'border',
}

/** By the number of a sub-sector, where it has a scene of its own. */
const subSectors: Readonly<Record<number, SceneName>> = {
  106: 'loom',
  107: 'loom',
  206: 'laboratory',
  403: 'chemicals',
  404: 'chemicals',
  405: 'chemicals',
  406: 'chemicals',
  407: 'chemicals',
  501: 'dairy',
  502: 'olive-press',
  503: 'sweets',
  504: 'sweets',
  505: 'preserves',
  508: 'preserves',
  602: 'dates',
  603: 'dates',
  701: 'cooling',
  703: 'power',
  704: 'power',
  705: 'cooling',
  706: 'metals',
  707: 'metals',
  708: 'vehicles',
  1304: 'loom',
  1406: 'finance',
  1407: 'data',
  1502: 'finance',
  1503: 'agreement',
  1505: 'data',
  1506: 'agreement',
  1507: 'laboratory',
  1704: 'fair',
  1805: 'laboratory',
  1905: 'consulting',
  2001: 'port',
  2004: 'warehouse',
  2005: 'airport',
  2006: 'port',
}

/** The scene of the first of these sectors that has one; without one, goods leave from a port. */
export function sceneOfSectors(ids: readonly number[]): SceneName {
  return ids.map((id) => sectors[id]).find((scene) => scene !== undefined) ?? 'port'
}

/** The scene of a sub-sector, or of its sector. */
export function sceneOfSubSector(sub: number | null, sector: number | null): SceneName {
  const own = sub === null ? undefined : subSectors[sub]
  return own ?? sceneOfSectors(sector === null ? [] : [sector])
}

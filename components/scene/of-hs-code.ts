import type { SceneName } from './names'

/** Chapters of the Harmonized System, from the first to the last of a row. */
const chapters: readonly (readonly [first: number, last: number, scene: SceneName])[] = [
  [1, 3, 'food'],
  [4, 4, 'dairy'],
  [5, 5, 'food'],
  [6, 7, 'vegetables'],
  [8, 8, 'dates'],
  [9, 9, 'food'],
  [10, 14, 'vegetables'],
  [15, 15, 'olive-press'],
  [16, 16, 'food'],
  [17, 19, 'sweets'],
  [20, 21, 'preserves'],
  [22, 24, 'food'],
  [25, 27, 'phosphate'],
  [28, 29, 'chemicals'],
  [30, 30, 'pharmacy'],
  [31, 31, 'phosphate'],
  [32, 32, 'chemicals'],
  [33, 34, 'dead-sea'],
  [35, 38, 'chemicals'],
  [39, 40, 'plastics'],
  [41, 43, 'crafts'],
  [44, 45, 'furniture'],
  [46, 46, 'crafts'],
  [47, 49, 'paper'],
  [50, 60, 'loom'],
  [61, 62, 'garments'],
  [63, 63, 'loom'],
  [64, 67, 'crafts'],
  [68, 70, 'stone'],
  [71, 71, 'jewellery'],
  [72, 83, 'metals'],
  [84, 84, 'machinery'],
  [85, 85, 'power'],
  [86, 87, 'vehicles'],
  [88, 88, 'airport'],
  [89, 89, 'port'],
  [90, 90, 'laboratory'],
  [91, 93, 'machinery'],
  [94, 94, 'furniture'],
  [95, 97, 'crafts'],
]

/** Headings that show something else than their chapter. */
const headings: Readonly<Record<string, SceneName>> = {
  '1516': 'food',
  '1517': 'food',
  '1902': 'food',
  '2008': 'food',
  '2009': 'food',
  '2501': 'dead-sea',
  '2515': 'stone',
  '2516': 'stone',
  '2523': 'stone',
  '3402': 'chemicals',
  '3822': 'laboratory',
  '8414': 'cooling',
  '8415': 'cooling',
  '8418': 'cooling',
  '8516': 'cooling',
  '9018': 'pharmacy',
  '9021': 'pharmacy',
  '9619': 'paper',
}

/** The scene of a code of the Harmonized System of two digits or more; undefined for no code. */
export function sceneOfHsCode(code: string | null): SceneName | undefined {
  const digits = (code ?? '').replaceAll(/\D/g, '')
  const chapter = Number(digits.slice(0, 2))
  const own = headings[digits.slice(0, 4)]
  return own ?? chapters.find(([first, last]) => chapter >= first && chapter <= last)?.[2]
}

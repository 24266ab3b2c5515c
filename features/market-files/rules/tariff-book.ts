import type { Rate } from './codes'
import { refuseFile, type LineReason, type RateRecord, type ReadingContext } from '../contract'

/** A national line with the duties that apply to it. */
interface NationalLine {
  code: string
  mfn: Rate[]
  preference: Rate[]
  quotas: string[]
  entryPrice: boolean
}

type Preference = Pick<
  RateRecord,
  'preference' | 'preference_rate' | 'preference_text' | 'preference_lines'
>

const none = { preference_rate: null, preference_text: '', preference_lines: null } as const
/** More lines than these are not listed one by one. */
const maxListed = 40

const isFree = ({ percent }: Rate) => percent === '0'

/** What a line pays under the agreement: its preference, or nothing where it is free for everybody. */
function paid({ mfn, preference }: NationalLine): Rate[] {
  if (preference.length > 0) return preference
  return mfn.length > 0 && mfn.every(isFree) ? mfn : []
}

const printed = (rates: readonly Rate[]) => rates.map(({ text }) => text).join(' / ')

/**
 * The preference of a subheading by its national lines: free, one rate, none at all, or `part` where
 * some lines have none and `mixed` where all have one but not the same.
 */
function preferenceOf(lines: readonly NationalLine[]): Preference {
  if (lines.length === 0) return { preference: 'unknown', ...none }
  const given = lines.filter(({ preference }) => preference.length > 0)
  const covered = lines.filter((line) => paid(line).length > 0)
  if (covered.length === lines.length) {
    const rates = lines.flatMap(paid)
    if (rates.every(isFree)) return { preference: 'free', ...none }
    const texts = new Set(rates.map(({ percent, text }) => percent ?? text))
    const [only] = rates
    if (texts.size === 1 && only) {
      const preference_text = only.percent === null ? only.text : ''
      return { preference: 'rate', ...none, preference_rate: only.percent, preference_text }
    }
    const listed = lines.filter((line) => !paid(line).every(isFree))
    return { preference: 'mixed', ...none, preference_lines: listedLines(listed) }
  }
  if (given.length === 0) return { preference: 'none', ...none }
  return { preference: 'part', ...none, preference_lines: listedLines(covered) }
}

function listedLines(lines: readonly NationalLine[]): Record<string, string> {
  const listed = lines.slice(0, maxListed).map((line) => [line.code, printed(paid(line))])
  return Object.fromEntries(lines.length > maxListed ? [...listed, ['…', '…']] : listed)
}

/** Real tariffs have at most some 30,000 national lines. */
const maxCodes = 100_000
/** Of one subheading; real ones have at most some 100. */
const maxLines = 2_000
const maxOther = 6
const maxRates = 12

type Column = 'mfn' | 'preference'

interface Entry {
  mfn: Map<string, Rate>
  preference: Map<string, Rate>
  quotas: Set<string>
  entryPrice: boolean
}

/** A duty of a national line, or of a group of lines with the same first digits. */
export interface Measure {
  digits: string
  column: Column
  rate: Rate
  quota?: string
}

/** How the entry price system of the EU is printed. */
const entryPrice = /entry price|\bcond:\s*v\b/i

const lengths = [12, 10, 8, 6, 4, 2]

/** A code and those of the groups above it, the nearest first. */
function withGroups(code: string): string[] {
  const groups = lengths.filter((length) => length < code.length)
  return [code, ...groups.map((length) => code.slice(0, length))]
}

/** A code without the zeros that fill it up: a group of lines is named like its first line. */
export function shortened(digits: string): string {
  let code = digits
  while (code.length > 2 && code.length % 2 === 0 && code.endsWith('00')) code = code.slice(0, -2)
  return code
}

/**
 * Collects the duties of national lines, which may be in any order, and gives those of subheadings.
 * A line without a duty of its own has that of the group above it. Memory holds the national codes.
 */
export class TariffBook {
  private readonly entries = new Map<string, Entry>()
  private readonly via = new Map<string, Set<string>>()
  private readonly context: ReadingContext
  /** A file without any preference of the agreement says nothing of it. */
  private hasPreference = false

  constructor(context: ReadingContext) {
    this.context = context
  }

  /** Adds a duty; why not, if it cannot be added. */
  add({ digits, column, rate, quota }: Measure): LineReason | null {
    const code = this.codeToday(digits)
    if (!('digits' in code)) return code.refused
    const entry = this.entryOf(code.digits)
    if (quota) entry.quotas.add(quota)
    if (entryPrice.test(rate.text)) entry.entryPrice = true
    if (quota) return null
    const rates = entry[column]
    const key = rate.percent ?? rate.text
    if (rates.has(key)) return 'duplicate'
    if (rates.size < maxRates) rates.set(key, rate)
    if (column === 'preference') this.hasPreference = true
    return null
  }

  private codeToday(digits: string): { digits: string } | { refused: LineReason } {
    if (digits.length < 6) {
      return this.context.codes.below(digits).length > 0 ? { digits } : { refused: 'unknown_code' }
    }
    const old = digits.slice(0, 6)
    const found = this.context.codes.today(old, this.context.edition)
    if (typeof found === 'string') {
      const group = shortened(digits)
      const isGroup = group.length < 6 && this.context.codes.below(group).length > 0
      return isGroup ? { digits: group } : { refused: found }
    }
    if (found.hs6 !== old) {
      const known = this.via.get(found.hs6) ?? new Set()
      this.via.set(found.hs6, known.add(old))
    }
    return { digits: `${found.hs6}${digits.slice(6)}` }
  }

  private entryOf(digits: string): Entry {
    const code =
      digits.length <= 6
        ? digits
        : `${digits.slice(0, 6)}${shortened(`00${digits.slice(6)}`).slice(2)}`
    const known = this.entries.get(code)
    if (known) return known
    if (this.entries.size >= maxCodes) refuseFile('too_many_codes')
    const entry = {
      mfn: new Map(),
      preference: new Map(),
      quotas: new Set<string>(),
      entryPrice: false,
    }
    this.entries.set(code, entry)
    return entry
  }

  /** The duties of every subheading with a general duty or a preference on file. */
  records(): RateRecord[] {
    const groups = new Map<string, string[]>()
    for (const code of this.entries.keys()) {
      for (const hs6 of code.length >= 6 ? [code.slice(0, 6)] : this.context.codes.below(code)) {
        const lines = groups.get(hs6) ?? []
        if (code.length >= 6) lines.push(code)
        groups.set(hs6, lines)
      }
    }
    const crowded = [...groups].find(([, lines]) => lines.length > maxLines)
    if (crowded) refuseFile('too_many_codes', crowded[0])
    return [...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([hs6, codes]) => this.recordOf(hs6, codes))
  }

  private recordOf(hs6: string, codes: readonly string[]): RateRecord {
    const all = codes.length > 0 ? codes : [hs6]
    const leaves = all.filter((code) => !all.some((one) => one !== code && one.startsWith(code)))
    const remainders = leaves.flatMap((code) => this.remainderOf(code, hs6) ?? [])
    const lines = [...new Set([...leaves, ...remainders])].map((code) => this.lineOf(code))
    const mfn = lines.flatMap((line) => line.mfn)
    const plain = mfn.flatMap(({ percent }) => (percent === null ? [] : [percent]))
    const sorted = plain.toSorted((a, b) => Number(a) - Number(b))
    const other = [
      ...new Set(mfn.filter(({ percent }) => percent === null).map(({ text }) => text)),
    ]
    return {
      hs6,
      lines: lines.length,
      mfn_min: sorted[0] ?? null,
      mfn_max: sorted.at(-1) ?? null,
      mfn_other: other.length > maxOther ? [...other.slice(0, maxOther), '…'] : other,
      ...preferenceOf(this.hasPreference ? lines : []),
      via_codes: [...(this.via.get(hs6) ?? [])],
      entry_price: lines.some(({ entryPrice }) => entryPrice),
      quotas: [...new Set(lines.flatMap(({ quotas }) => quotas))],
    }
  }

  /**
   * The group whose general duty a line inherits: it may have lines that the file does not name, so
   * what the line has beyond it is not true of the whole group.
   */
  private remainderOf(code: string, hs6: string): string | undefined {
    const source = withGroups(code).find((one) => (this.entries.get(one)?.mfn.size ?? 0) > 0)
    return source !== undefined && source.length < hs6.length ? hs6 : source
  }

  /** A national line with what it inherits from the groups above it. */
  private lineOf(code: string): NationalLine {
    const found = withGroups(code).flatMap((one) => this.entries.get(one) ?? [])
    const nearest = (column: Column) => [
      ...(found.find((entry) => entry[column].size > 0)?.[column].values() ?? []),
    ]
    return {
      code,
      mfn: nearest('mfn'),
      preference: nearest('preference'),
      quotas: found.flatMap(({ quotas }) => [...quotas]),
      entryPrice: found.some(({ entryPrice }) => entryPrice),
    }
  }
}

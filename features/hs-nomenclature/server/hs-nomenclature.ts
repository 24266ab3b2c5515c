import 'server-only'
import { bilingualPair } from '@/lib/bilingual/pair'
import { listsOf, textsOf } from '@/lib/bilingual/in-locale'
import { database, type Executor } from '@/lib/db/database'
import { readSeed } from '@/lib/db/seed/read'
import { englishWords } from '@/lib/search/english-words'
import { tokensIn } from '@/lib/search/tokens'
import { processWide } from '@/lib/settings/process-wide'
import { z } from 'zod'
import {
  chapterWrite,
  goodsNames,
  headingWrite,
  sectionWrite,
  subheadingWrite,
  type FoundSubheading,
  type Subheading,
} from '../contract'
import { correctedGoods, findSubheadings, isUsualName, matchesOf } from '../rules'
import { searchIndex } from '../rules/search-index'
import { insertNomenclature, selectNomenclature } from './hs-nomenclature.sql'

/** Saves the nomenclature, from sections to subheadings, through its contract. */
export async function importNomenclature(
  db: Executor,
  records: {
    sections: unknown[]
    chapters: unknown[]
    headings: unknown[]
    subheadings: unknown[]
  },
) {
  await insertNomenclature(db, {
    sections: sectionWrite.array().parse(records.sections),
    chapters: chapterWrite.array().parse(records.chapters),
    headings: headingWrite.array().parse(records.headings),
    subheadings: subheadingWrite.array().parse(records.subheadings),
  })
}

const goodsSeed = z.object({ goods: z.array(goodsNames) })

/** The maximum number of matches; a more specific text finds the others. */
const maxMatches = 30

/** The search index: it changes with an edition only, so a process loads it once. */
async function loadIndex() {
  const [levels, { goods }] = await Promise.all([
    selectNomenclature(await database()),
    readSeed('hs-goods.json', goodsSeed),
  ])
  const byCode = <Record extends { code: string }>(records: readonly Record[]) =>
    new Map(records.map((record) => [record.code, record]))
  return {
    // The names of goods help to find a code; its title is that of the nomenclature alone.
    index: searchIndex({ ...levels, goods }),
    chapters: byCode(levels.chapters),
    headings: byCode(levels.headings),
    tokens: wordsOf([
      ...[levels.chapters, levels.headings, levels.subheadings]
        .flat()
        .flatMap((record) => Object.values(textsOf(record, 'name'))),
      ...goods.flatMap((one) => Object.values(listsOf(one, 'names')).flat()),
    ]),
  }
}

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(tokensIn).map(({ word }) => word))

type Loaded = Awaited<ReturnType<typeof loadIndex>>

async function loaded(): Promise<Loaded> {
  const held = processWide('hs-nomenclature', (): { loaded?: Promise<Loaded> } => ({}))
  held.loaded ??= loadIndex().catch((error: unknown) => {
    delete held.loaded
    throw error
  })
  return held.loaded
}

/**
 * Subheadings of the Harmonized System by the first digits of a code (further digits of a national
 * line are ignored), or by words in English and Arabic, the best match first.
 */
export async function searchNomenclature(text: string) {
  const found = await loaded()
  const all = findSubheadings(found.index, text)
  return { data: all.slice(0, maxMatches).map((one) => described(one, found)), total: all.length }
}

/** The maximum number of goods in which a text is recognised. */
const maxRecognised = 8

/** The goods of which a text speaks. */
interface RecognisedGoods {
  /** The best matches. */
  data: FoundSubheading[]
  total: number
  /** The first one is called so, and not only mentioned. */
  isNamed: boolean
  /** The text is a name of goods as people say it, or a code. */
  isUsual: boolean
  /** The first one is more likely than all others. */
  isCertain: boolean
  /** Mistyped words were corrected. */
  isCorrected: boolean
}

/** A function that recognises goods in texts of either language, also where words are mistyped. */
export async function goodsRecogniser(): Promise<(text: string) => RecognisedGoods> {
  const [found, english] = await Promise.all([loaded(), englishWords()])
  const isWord = (word: string) => english.has(word)
  return (text) => {
    const typed = matchesOf(found.index, text)
    const other = typed.length === 0 ? correctedGoods(found.index, text, isWord) : null
    const matches = other === null ? typed : matchesOf(found.index, other)
    const [first, second] = matches
    return {
      data: matches.slice(0, maxRecognised).map((one) => described(one.subheading, found)),
      total: matches.length,
      isNamed: first?.isNamed ?? false,
      isUsual: isUsualName(found.index, other ?? text),
      isCertain: first !== undefined && (!second || first.score > second.score),
      isCorrected: other !== null,
    }
  }
}

function described(subheading: Subheading, { headings, chapters }: Loaded): FoundSubheading {
  const { code, heading: headingCode } = subheading
  const heading = headings.get(headingCode)
  const chapter = chapters.get(headingCode.slice(0, 2))
  return {
    code,
    ...bilingualPair('name', textsOf(subheading, 'name')),
    heading: { code: headingCode, ...bilingualPair('name', textsOf(heading ?? {}, 'name')) },
    chapter: {
      code: headingCode.slice(0, 2),
      ...bilingualPair('name', textsOf(chapter ?? {}, 'name')),
    },
  }
}

/** The folded words of the tariff and of everyday names of goods, in both languages. */
export async function tariffWords(): Promise<ReadonlySet<string>> {
  return (await loaded()).tokens
}

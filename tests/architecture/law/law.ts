/** One law of the house: what it says, and where a subject breaks it. */
export interface Law<Subject> {
  name: string
  /** The teaching sentence: what is right, and why. */
  says: string
  /** The places that break it, as `path`, `path:line` or `path (what stands there)`. */
  breaches: (subject: Subject) => string[]
}

export interface SourceFile {
  path: string
  text: string
}

/** Every file of the project, or of a planted tree. */
export type Tree = readonly SourceFile[]

/** Every place where a subject breaks one of the laws, with the sentence that helps. */
export function breachesOf<Subject>(laws: readonly Law<Subject>[], subject: Subject): string[] {
  return laws.flatMap((law) =>
    law.breaches(subject).map((place) => `${place}\n    ${law.says} [${law.name}]`),
  )
}

/** The line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

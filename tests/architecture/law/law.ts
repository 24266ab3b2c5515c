/** One law of the house: what it says, and where a subject breaks it. */
export interface Law<Subject> {
  name: string
  /** The teaching sentence: what is right, and why. */
  says: string
  /** The places that break it, as `path`, `path:line` or `path (what stands there)`. */
  breaches: (subject: Subject) => string[] | Promise<string[]>
}

export interface SourceFile {
  path: string
  text: string
}

/** Every file of the project, or of a planted tree. */
export type Tree = readonly SourceFile[]

/** Every place where a subject breaks one of the laws, with the sentence that helps. */
export async function breachesOf<Subject>(
  laws: readonly Law<Subject>[],
  subject: Subject,
): Promise<string[]> {
  const found: string[] = []
  for (const law of laws) {
    const places = await law.breaches(subject)
    found.push(...places.map((place) => `${place}\n    ${law.says} [${law.name}]`))
  }
  return found
}

/** The line of an offset in a text, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

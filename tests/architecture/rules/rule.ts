/** One rule of the project: its message, and where a subject breaks it. */
export interface Rule<Subject> {
  name: string
  /** The message: what is right, and why. */
  says: string
  /** The places that break it, as `path`, `path:line` or `path (what is there)`. */
  violations: (subject: Subject) => string[] | Promise<string[]>
}

export interface SourceFile {
  path: string
  text: string
}

/** Every file of the project, or of a violating tree. */
export type Tree = readonly SourceFile[]

/** Every place where a subject breaks one of the rules, with the sentence that helps. */
export async function violationsOf<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
): Promise<string[]> {
  const found: string[] = []
  for (const rule of rules) {
    const places = await rule.violations(subject)
    found.push(...places.map((place) => `${place}\n    ${rule.says} [${rule.name}]`))
  }
  return found
}

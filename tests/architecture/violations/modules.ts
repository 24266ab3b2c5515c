import type { SourceFile } from '../rules/rule'

/** A small tree with some imports that break one rule, and the ways it must name. */
export interface ViolatingImports {
  files: readonly SourceFile[]
  broken: readonly string[]
}

/** A file that imports others and exports something; a leading statement comes first. */
export function file(path: string, imports: readonly string[] = [], before = ''): SourceFile {
  const statements = imports.map((one, index) => `import { a as a${index} } from '${one}'`)
  const used = imports.map((_, index) => `a${index}`).join(', ')
  return { path, text: `${before}${statements.join('\n')}\nexport const a = [${used}]\n` }
}

/** A file that takes only a type from another. */
export const types = (path: string, from: string): SourceFile => ({
  path,
  text: `import type { a } from '${from}'\nexport type B = typeof a\n`,
})

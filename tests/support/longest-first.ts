import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests of whole processes, from the longest kind on. */
const folders = ['tests/faults/', 'app/commands/']

/**
 * Starts the test files that end last when they are started last. A new checkout knows no durations,
 * and Vitest's guess from the size of a file puts the longest of these at the end.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const path = relative(process.cwd(), moduleId)
      const place = folders.findIndex((folder) => path.startsWith(folder))
      return place === -1 ? folders.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

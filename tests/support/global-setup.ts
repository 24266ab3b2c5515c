import { migrate } from '@/lib/db/migrate'
import type { TestProject } from 'vitest/node'
import { makeTemplate, type TestTemplate } from './template'

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate
  }
}

/** Creates the database template of a run once, and removes it at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await makeTemplate((database) => migrate(database))
  project.provide('testTemplate', template)
  return remove
}

import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { join } from 'node:path'
import type { Tree } from './rule'
import { projectRoot } from './project'

/** One import statement: the file it is in, and the file or package it names. */
export interface Import {
  from: string
  /** A path of the project, `node:fs`, or a package as `npm:name`. */
  to: string
  /** Erased at run time. */
  typeOnly: boolean
}

/** The imports of a tree, and its files that begin a part of the browser's code. */
export interface ImportGraph {
  imports: readonly Import[]
  islands: ReadonlySet<string>
}

const modules = ['app', 'components', 'features', 'lib']

/** Reads every import of the modules below a folder, types included. */
export async function readImports(tree: Tree, root = projectRoot): Promise<ImportGraph> {
  const present = modules.filter((module) => tree.some(({ path }) => path.startsWith(`${module}/`)))
  const { output } = await cruise(
    present,
    {
      baseDir: root,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '\\.(?:css|json|woff2)$' },
    },
    {
      alias: { '@': root },
      conditionNames: ['import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      modules: [join(projectRoot, 'node_modules')],
    },
  )
  const islands = tree.filter(({ text }) => /^\s*'use client'/.test(text)).map(({ path }) => path)
  return { imports: importsOf(output), islands: new Set(islands) }
}

function importsOf(output: ICruiseResult | string): Import[] {
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text.')
  const ours = output.modules.filter(({ source }) => modules.includes(source.split('/')[0] ?? ''))
  return ours.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module, resolved, coreModule, couldNotResolve, dependencyTypes }) => ({
      from: source,
      to: nameOf(couldNotResolve ? module : resolved, coreModule, couldNotResolve),
      typeOnly: dependencyTypes.includes('type-only'),
    })),
  )
}

function nameOf(path: string, core: boolean, unresolved: boolean): string {
  if (core) return path.startsWith('node:') ? path : `node:${path}`
  const inModules = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (inModules) return `npm:${inModules}`
  return unresolved && !/^[.@]?\//.test(path) ? `npm:${path}` : path
}

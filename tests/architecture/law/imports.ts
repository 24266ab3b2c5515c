import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { join } from 'node:path'

/** One import statement of a file: what it names, and the file that is. */
export interface Import {
  from: string
  to: string
  /** Gone at run time. */
  typeOnly: boolean
}

const rooms = ['app', 'components', 'features', 'lib']

/** Every import of the rooms below a folder, as the compiler sees them. */
export async function readImports(root: string): Promise<Import[]> {
  const { output } = await cruise(
    rooms,
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
      modules: ['node_modules', join(process.cwd(), 'node_modules')],
    },
  )
  return importsOf(output)
}

function importsOf(output: ICruiseResult | string): Import[] {
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text.')
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module, resolved, couldNotResolve, dependencyTypes }) => ({
      from: source,
      to: couldNotResolve ? module : resolved,
      typeOnly: dependencyTypes.includes('type-only'),
    })),
  )
}

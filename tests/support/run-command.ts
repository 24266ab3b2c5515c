import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs one of the commands of the portal in production, as an operator does. */
export async function runCommand(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; errors: string; lines: string[] }> {
  const flags = ['--conditions=react-server', '--import', 'tsx']
  const child = spawn(process.execPath, [...flags, `app/commands/${name}.ts`, ...args], {
    env: { ...process.env, ALLOW_EMBEDDED_DB: '1', NODE_ENV: 'production', ...environment },
  })
  let [errors, output] = ['', '']
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, errors: errors.trim(), lines: output.trim().split('\n') }
}

/** `npm run db:migrate`, `db:seed` and `db:reset`: a step of `database.ts`, repeated after a crash. */
import './umask.mjs'
import { command } from './bootstrap.mjs'

process.exit(await command('database.ts', process.argv.slice(2)))

/** `npm run mails`: writes a page with every mail in both languages, and where it is. */
import { mkdir, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { examples } from './examples'
import { mailsPage } from './page'

const file = 'test-results/mails.html'
await mkdir('test-results', { recursive: true })
await writeFile(file, await mailsPage(examples))
console.log(pathToFileURL(file).href)

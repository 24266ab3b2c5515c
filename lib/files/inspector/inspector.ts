/**
 * Inspects or encodes one file in a separate process, so that a file which attacks the libraries that
 * read it reaches neither secrets nor the portal. Run by path, with one order as argument and the file
 * on standard input; prints the result on standard output.
 */
import { buffer } from 'node:stream/consumers'
import { inspectFile } from './inspect.ts'

const order = JSON.parse(process.argv[2] ?? '')
// Loading the picture library takes longer than inspecting a document.
if (order.kind !== 'pdf') (await import('./loaders.ts')).closeOtherLoaders()
process.stdout.write(JSON.stringify(await inspectFile(order, await buffer(process.stdin))))

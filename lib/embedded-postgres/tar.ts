import { closeSync, openSync, readdirSync, readSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const blockSize = 512
const chunkSize = 1024 * 1024

/** What is in a data directory only while its engine runs. */
const runtimeOnly = new Set(['postmaster.pid', 'pgsql_tmp'])

/** Writes a directory as an uncompressed tar file. It is not flushed to the disk: it gets compressed. */
export function writeTar(directory: string, file: string): void {
  const output = openSync(file, 'w')
  try {
    writeEntries(output, directory, '')
    writeSync(output, Buffer.alloc(2 * blockSize))
  } finally {
    closeSync(output)
  }
}

function writeEntries(output: number, root: string, folder: string): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (runtimeOnly.has(entry.name)) continue
    const name = join(folder, entry.name)
    if (entry.isDirectory()) {
      writeSync(output, header(`${name}/`, 0, '5'))
      writeEntries(output, root, name)
    } else {
      writeFile(output, join(root, name), name)
    }
  }
}

function writeFile(output: number, path: string, name: string): void {
  const { size } = statSync(path)
  writeSync(output, header(name, size, '0'))
  const input = openSync(path, 'r')
  try {
    const chunk = Buffer.alloc(Math.min(chunkSize, size))
    for (let at = 0; at < size;) {
      const read = readSync(input, chunk, 0, chunk.length, at)
      if (read === 0) throw new Error(`${path} became shorter while it was read.`)
      writeFully(output, chunk.subarray(0, read))
      at += read
    }
  } finally {
    closeSync(input)
  }
  const padding = (blockSize - (size % blockSize)) % blockSize
  if (padding > 0) writeFully(output, Buffer.alloc(padding))
}

function writeFully(output: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; at += writeSync(output, bytes, at));
}

/** A header of the ustar format. Names of a data directory are far below its 100 bytes. */
function header(name: string, size: number, type: '0' | '5'): Buffer {
  if (Buffer.byteLength(name) > 100)
    throw new Error(`The name ${name} does not fit into a tar file.`)
  const block = Buffer.alloc(blockSize)
  const octal = (value: number, length: number) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`
  block.write(name, 0)
  block.write(octal(type === '5' ? 0o700 : 0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot, print } from './rounds.ts'

/** ext4 on an image file, which is the disk; the page cache of the system is in front of it. */
export interface Disk {
  image: string
  mountPoint: string
}

/** Memory where there is one: the image is the disk, and copying it must be quick. */
export function imageFolder(): string {
  return process.platform === 'linux' ? '/dev/shm' : tmpdir()
}

/** A disk of this many megabytes. Throws where none can be made. */
export function makeDisk(folder: string, megabytes: number): Disk {
  if (!isRoot()) throw new Error('mounting needs root')
  const disk = { image: join(folder, 'disk-0.img'), mountPoint: join(folder, 'mount-0') }
  execFileSync('truncate', ['-s', `${megabytes}M`, disk.image], { stdio: 'pipe' })
  execFileSync('mkfs.ext4', ['-q', '-F', disk.image], { stdio: 'pipe' })
  mount(disk)
  return disk
}

export function copyDisk(disk: Disk, folder: string, round: number): Disk {
  const copy = {
    image: join(folder, `disk-${round}.img`),
    mountPoint: join(folder, `mount-${round}`),
  }
  copyFileSync(disk.image, copy.image)
  return copy
}

/** After an error of the file system the disk is read-only, as servers are set up. */
export function mount({ image, mountPoint }: Disk): void {
  mkdirSync(mountPoint, { recursive: true })
  const options = 'loop,errors=remount-ro'
  execFileSync('mount', ['-o', options, image, mountPoint], { stdio: 'pipe' })
}

export function unmount({ mountPoint }: Disk): void {
  for (let attempt = 0; ; attempt++) {
    try {
      return void execFileSync('umount', [mountPoint], { stdio: 'pipe' })
    } catch (error) {
      if (attempt === 20) return print(`could not unmount ${mountPoint}: ${firstLine(error)}`)
      execFileSync('sleep', ['0.2'])
    }
  }
}

export function removeDisk(disk: Disk): void {
  unmount(disk)
  rmSync(disk.image, { force: true })
}

export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.trim().split('\n').at(-1) ?? text
}

import sharp from 'sharp'

/**
 * From now on this process reads pictures of the accepted formats and no others, one at a time: the
 * loaders of other formats are where image libraries had their holes (RELIABILITY.md 2.6).
 */
export function closeOtherLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
  })
  sharp.cache(false)
  sharp.concurrency(1)
}

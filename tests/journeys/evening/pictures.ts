import sharp from 'sharp'

/** A real JPEG as a phone makes it: 4 000 × 3 000, noisy, with the place where it was taken. */
export const phonePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 140, sigma: 18 },
      background: '#b98a6a',
    },
  })
    .withExif({
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 46/1 19/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 24/1' },
    })
    .jpeg({ quality: 82 })
    .toBuffer()

export const smallPicture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

import { heicTo } from 'heic-to/csp'
import type { HeicJob, HeicNews } from './heic-job.ts'

const say = (news: HeicNews, transfer: Transferable[] = []) => postMessage(news, { transfer })

/** The decoder returns Display P3 values as if they were sRGB: reinterpret them. */
async function inDisplayP3(bitmap: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) return bitmap
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return createImageBitmap(new ImageData(data, width, height, { colorSpace: 'display-p3' }))
}

async function decode({ file, wideGamut }: HeicJob): Promise<void> {
  try {
    const decoded = await heicTo({ blob: file, type: 'bitmap' })
    const bitmap = wideGamut ? await inDisplayP3(decoded) : decoded
    say({ bitmap }, [bitmap])
  } catch (error) {
    say({ error: String(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<HeicJob>) => void decode(data))
say({ ready: true })

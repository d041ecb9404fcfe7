import { linksText } from '../text/links.ts'
import { toast } from './overlays/toast.tsx'

export async function copyLink(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(href, location.origin).href)
    toast.success(linksText.copied)
  } catch {
    toast.error(linksText.notCopied)
  }
}

export async function sendLink(href: string, title: string): Promise<void> {
  const url = new URL(href, location.origin).href
  if (typeof navigator.share !== 'function') return copyLink(href)
  // Rejects when the share sheet is cancelled.
  await navigator.share({ title, url }).catch(() => undefined)
}

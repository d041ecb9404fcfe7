import { linksText } from '../../text/links.ts'
import { toast } from '../../ui/toast.tsx'

/** Where the browser refuses (no permission, an old one), it says what she can do instead. */
export async function copyLink(href: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(href, location.origin).href)
    toast.success(linksText.copied)
  } catch {
    toast.error(linksText.notCopied)
  }
}

/** The system's own sheet where there is one; else the address is copied. */
export async function sendLink(href: string, title: string): Promise<void> {
  const url = new URL(href, location.origin).href
  if (typeof navigator.share !== 'function') return copyLink(href)
  // A closed sheet rejects; there is nothing to say about it.
  await navigator.share({ title, url }).catch(() => undefined)
}

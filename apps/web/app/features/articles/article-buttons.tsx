import { blogText } from '../../text/blog.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { sendLink } from '../shares/public.ts'

/** Send it on, or take it along on paper. A visitor's page leaves both to its one script. */
export function ArticleButtons({ href, title }: { href: string; title: string }) {
  const isVisitor = useViewer() === null
  if (!isVisitor) {
    return (
      <div className="row ar-buttons">
        <Button look="quiet" icon="printer" onClick={() => print()}>
          {blogText.print}
        </Button>
        <Button look="quiet" icon="share" onClick={() => void sendLink(href, title)}>
          {blogText.share}
        </Button>
      </div>
    )
  }
  return (
    <div className="row ar-buttons">
      <button type="button" className="btn quiet" data-print>
        <Icon of="printer" />
        {blogText.print}
      </button>
      <button type="button" className="btn quiet" data-share data-share-done={blogText.shared}>
        <Icon of="share" />
        <span data-share-label>{blogText.share}</span>
      </button>
    </div>
  )
}

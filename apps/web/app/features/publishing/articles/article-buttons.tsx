import { Button } from '../../../ui/button.tsx'
import { sendLink } from '../../../ui/copy-link.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import styles from './articles.module.css'
import { blogText } from './blog.text.ts'

/** Visitors' pages load only one script, which handles both buttons. */
export function ArticleButtons({ href, title }: { href: string; title: string }) {
  const isVisitor = useViewer() === null
  if (!isVisitor) {
    return (
      <div className={`row ${styles.buttons}`}>
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
    <div className={`row ${styles.buttons}`}>
      <button type="button" className="button quiet" data-print>
        <Icon of="printer" />
        {blogText.print}
      </button>
      <button type="button" className="button quiet" data-share data-share-done={blogText.shared}>
        <Icon of="share" />
        <span data-share-label>{blogText.share}</span>
      </button>
    </div>
  )
}

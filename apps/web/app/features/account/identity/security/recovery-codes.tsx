import { useEffect, useRef } from 'react'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { securityText } from '../security.text.ts'
import styles from './security.module.css'

const text = securityText.codes

async function copy(codes: string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success(text.copied)
  } catch {
    toast.error(text.notCopied)
  }
}

const asFile = (codes: string[], brand: string) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${text.fileHead(brand)}\n\n${codes.join('\n')}\n`)}`

/** Recovery codes are shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { name, code } = useBrand()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.codes}>
      <h3 className="display heading-4" ref={title} tabIndex={-1}>
        {text.title}
      </h3>
      <p>{text.once}</p>
      <ol>
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button look="line" size="sm" onClick={() => void copy(codes)}>
          {text.copy}
        </Button>
        <a className="button line sm" href={asFile(codes, name)} download={text.fileName(code)}>
          {text.download}
        </a>
        <Button look="line" size="sm" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    </div>
  )
}

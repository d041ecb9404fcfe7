import type { SiteStatus } from '@consoeurs/contract'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons.ts'
import styles from './status.module.css'
import { statusText as text } from './status.text.ts'

type Part = SiteStatus['parts'][number]

const icons: Record<Part['state'], IconName> = { good: 'check', late: 'clock-3', down: 'circle-alert' }

function wholeOf(parts: Part[]): string {
  if (parts.some(({ state }) => state === 'down')) return text.down
  return parts.every(({ state }) => state === 'good') ? text.allGood : text.someLate
}

/** Which parts of the site work. */
export function StatusReport({ status: { parts, checkedAt } }: { status: SiteStatus }) {
  const mailsAreLate = parts.some(({ part, state }) => part === 'mails' && state === 'late')
  return (
    <>
      <section className={styles.whole}>
        <p className="display heading-3" role="status">
          {wholeOf(parts)}
        </p>
        <p className="small soft">{text.checked(checkedAt)}</p>
        {mailsAreLate ? <p>{text.mailsLate}</p> : null}
      </section>
      <ul className={styles.parts}>
        {parts.map(({ part, state }) => (
          <li key={part}>
            <span>{text.parts[part]}</span>
            <span className={styles.state}>
              <Icon of={icons[state]} size="s" /> {text.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

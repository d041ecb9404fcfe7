import { useBrand } from '../../../../brand/brand-context.tsx'
import { brandIcon } from '../../../../brand/brand-icon.ts'
import { Link } from '../../../../navigation/link.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Unscripted } from '../../../../ui/unscripted.tsx'
import { Choices } from './choices.tsx'
import promptStyles from './composer.module.css'
import { composerText } from './composer.text.ts'
import styles from './composer-form.module.css'

/** Keeps the typed text. */
export function KindField({ kind, onKind }: { kind: string; onKind: (kind: string) => void }) {
  const { shareKinds } = useBrand()
  const chosen = shareKinds.find((known) => known.kind === kind)
  if (chosen === undefined) return null
  return (
    <Choices
      title={composerText.kind}
      className={styles.kind}
      label={composerText.chosenKind(chosen.label)}
      options={shareKinds.map(({ kind: value, label, icon, form }) => ({
        value,
        label,
        icon: brandIcon(icon),
        help: composerText.kindHelp[form],
      }))}
      value={kind}
      onChoose={onKind}
    >
      <Icon of={brandIcon(chosen.icon)} />
      {chosen.label}
      <Icon of="chevron-up" size="s" />
    </Choices>
  )
}

export function KindLinks({ kind }: { kind: string }) {
  return (
    <Unscripted>
      <nav className={promptStyles.kinds} aria-label={composerText.kind}>
        {useBrand().shareKinds.map((known) => (
          <Link
            key={known.kind}
            to={`/shares?publier=${known.kind}`}
            replace
            aria-current={known.kind === kind ? 'true' : undefined}
          >
            <Icon of={brandIcon(known.icon)} />
            {known.label}
          </Link>
        ))}
      </nav>
    </Unscripted>
  )
}

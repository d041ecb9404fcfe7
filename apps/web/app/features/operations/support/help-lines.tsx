import { emergencyLines, type HelpLine, listeningLines } from '@consoeurs/brand/help-lines'
import { Link } from '../../../navigation/link.tsx'
import styles from './support.module.css'
import { supportText } from './support.text.ts'

function Lines({ lines }: { lines: HelpLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ number, by, name, what }) => (
        <li key={number}>
          <a
            className="display heading-3"
            href={`${by === 'sms' ? 'sms' : 'tel'}:${number.replaceAll(' ', '')}`}
            aria-label={`${by === 'sms' ? supportText.text : supportText.call} ${number}, ${name}`}
          >
            {number}
          </a>
          <p>
            <b className="bold">{name}</b>
            <span className="soft block">{what}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The visitor may have only seconds: each number is a link. */
export function HelpLines() {
  return (
    <section className={styles.topic} id="lignes" aria-labelledby="lignes-titre">
      <h2 className="display heading-3" id="lignes-titre">
        {supportText.emergencyTitle}
      </h2>
      <Lines lines={emergencyLines} />
      <h2 className="display heading-3">{supportText.listeningTitle}</h2>
      <Lines lines={listeningLines} />
      <p className="small soft">{supportText.listeningNote}</p>
      <Link className="more-link" to="/l/securite">
        {supportText.safety}
      </Link>
    </section>
  )
}

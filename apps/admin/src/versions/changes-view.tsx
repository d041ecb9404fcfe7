import type { ContentVersionView } from '@consoeurs/contract'
import { useGetMany } from 'ra-core'
import { type ReactNode, useMemo } from 'react'
import { nameOf } from '../forms/entry-picker.tsx'
import { versionsText as text } from '../text/versions.ts'
import {
  changedEntries,
  changedValues,
  type EntryField,
  fieldLabels,
  idsOf,
  resourceOf,
  textOf,
  wordFields,
} from './changed-fields.ts'
import { type BlockChange, compareBodies, compareWords, countChanges, type TextPart } from './compare-texts.ts'

type Content = ContentVersionView['content']

/** Colour is never the only sign: additions are underlined, removals struck through, and both are spoken. */
function Parts({ parts }: { parts: TextPart[] }) {
  return parts.map(({ text: words, change }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes
    if (change === 'same') return <span key={index}>{words}</span>
    const Tag = change === 'added' ? 'ins' : 'del'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Tag key={index}>
        <span className="unseen">{text.spoken[change]}</span>
        {words}
      </Tag>
    )
  })
}

const whole = (change: 'added' | 'removed', words: string): TextPart[] => [{ text: words, change }]

function Block({ block }: { block: BlockChange }) {
  if (block.change === 'skipped') return <p className="hint skipped">{text.skipped(block.count)}</p>
  const kind = block.kind.startsWith('h') ? 'compared heading' : 'compared'
  if (block.change === 'edited')
    return (
      <p className={kind}>
        <Parts parts={block.parts} />
      </p>
    )
  if (block.change !== 'same')
    return (
      <p className={`${kind} ${block.change}`}>
        <Parts parts={whole(block.change, block.text)} />
      </p>
    )
  return (
    <p className={kind}>
      {block.text} {block.reformatted ? <span className="hint">{text.reformatted}</span> : null}
    </p>
  )
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="changed-field">
    <h3>{label}</h3>
    {children}
  </section>
)

const BeforeAfter = ({ before, after }: { before: string; after: string }) => (
  <p className="compared">
    {before === '' ? null : <Parts parts={whole('removed', before)} />} {before === '' || after === '' ? null : '→ '}
    {after === '' ? null : <Parts parts={whole('added', after)} />}
  </p>
)

function Entries({ field, before, after }: { field: EntryField; before: Content; after: Content }) {
  const [old, fresh] = [idsOf(before, field), idsOf(after, field)]
  const ids = [...new Set([...old, ...fresh])]
  const { data = [] } = useGetMany(resourceOf(field), { ids }, { enabled: ids.length > 0 })
  const named = (chosen: number[]) =>
    chosen
      .map((id) => {
        const entry = data.find((found) => found?.id === id)
        return entry === undefined ? text.unknownEntry(id) : nameOf(entry)
      })
      .join(', ')
  return <BeforeAfter before={named(old)} after={named(fresh)} />
}

interface ChangesViewProps {
  before: Content
  after: Content
  /** Labels of title and text. */
  words: { title: string; body: string }
}

/** What one version adds to another and takes from it, field by field. */
export function ChangesView({ before, after, words }: ChangesViewProps) {
  const texts = useMemo(
    () =>
      wordFields
        .filter((field) => textOf(before, field) !== textOf(after, field))
        .map((field) => ({ field, parts: compareWords(textOf(before, field), textOf(after, field)) })),
    [before, after],
  )
  const blocks = useMemo(() => compareBodies(textOf(before, 'body'), textOf(after, 'body')), [before, after])
  const values = changedValues(before, after)
  const entries = changedEntries(before, after)
  const nothing = texts.length + blocks.length + values.length + entries.length === 0
  const counts = countChanges(
    texts.flatMap(({ parts }) => parts),
    blocks,
  )
  const labels = { ...fieldLabels, ...words }
  return (
    <div className="changes">
      <p role="status" className="hint">
        {nothing ? text.noChange : text.counted(counts, values.length + entries.length)}
      </p>
      {texts.map(({ field, parts }) => (
        <Field key={field} label={labels[field]}>
          <p className="compared">
            <Parts parts={parts} />
          </p>
        </Field>
      ))}
      {blocks.length === 0 ? null : (
        <Field label={labels.body}>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes
            <Block key={index} block={block} />
          ))}
        </Field>
      )}
      {values.map(({ field, ...change }) => (
        <Field key={field} label={labels[field]}>
          <BeforeAfter {...change} />
        </Field>
      ))}
      {entries.map((field) => (
        <Field key={field} label={labels[field]}>
          <Entries field={field} before={before} after={after} />
        </Field>
      ))}
    </div>
  )
}

import { daysOfWeek, type Meal, type MenuEntry, meals } from '@consoeurs/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { recipeName } from '../notebooks/public.ts'
import { menusText as text } from './menus.text.ts'
import styles from './week.module.css'
import type { WeekDrag } from './week-drag.tsx'

export function dishName({ recipe, text: words }: MenuEntry): string {
  if (recipe !== null) return recipeName(recipe)
  return words || text.gone
}

/** Loaded after the page: until then, and without it, pressing a dish moves it. */
function useWeekDrag() {
  const [Drag, setDrag] = useState<typeof WeekDrag | null>(null)
  useEffect(() => {
    let gone = false
    import('./week-drag.tsx').then(
      ({ WeekDrag: loaded }) => gone || setDrag(() => loaded),
      () => null,
    )
    return () => {
      gone = true
    }
  }, [])
  return Drag
}

interface PartProps {
  className: string
  children: ReactNode
}
const PlainSlot = ({ className, children }: PartProps & { id: string }) => <div className={className}>{children}</div>
const PlainDish = ({ className, children }: PartProps & { id: number }) => <div className={className}>{children}</div>

function Dish({ entry, onOpen }: { entry: MenuEntry; onOpen?: () => void }) {
  const { recipe, amount, listed, text: words } = entry
  return (
    <button
      type="button"
      className={classNames(styles.dish, recipe === null && words === '' && 'soft')}
      onClick={onOpen}
      data-hook="menu-entry"
    >
      <span className={styles.dishName}>{dishName(entry)}</span>
      {recipe === null ? null : (
        <span className={`meta ${styles.dishFacts}`}>
          <span>{amount === null || recipe.unit !== 'serving' ? null : text.parts(amount)}</span>
          {listed ? (
            <span className={styles.listed} title={text.onList}>
              <Icon of="shopping-basket" size="s" />
              <span className="visually-hidden">{text.onList}</span>
            </span>
          ) : null}
        </span>
      )}
    </button>
  )
}

interface WeekBoardProps {
  week: string
  today: string
  entries: MenuEntry[]
  onAdd: (day: string, meal: Meal) => void
  onOpen: (entry: MenuEntry) => void
  onMove: (entry: MenuEntry, to: { day: string; meal: Meal }) => void
}

export function WeekBoard(props: WeekBoardProps) {
  const { entries, onMove } = props
  const Drag = useWeekDrag()
  const entryOf = (id: number) => entries.find((entry) => entry.id === id)
  if (Drag === null) return <Days {...props} Slot={PlainSlot} Place={PlainDish} />
  return (
    <Drag
      help={text.dragHelp}
      inHand={(id) => {
        const entry = entryOf(id)
        return entry === undefined ? null : <Dish entry={entry} />
      }}
      onDrop={(id, slot) => {
        const entry = entryOf(id)
        const [day = '', meal] = slot.split(' ') as [string, Meal]
        if (entry !== undefined && (entry.day !== day || entry.meal !== meal)) onMove(entry, { day, meal })
      }}
    >
      {({ Slot, Dish: Place }) => <Days {...props} Slot={Slot} Place={Place} />}
    </Drag>
  )
}

interface DaysProps extends WeekBoardProps {
  Slot: typeof PlainSlot
  Place: typeof PlainDish
}

function Days({ week, today, entries, onAdd, onOpen, Slot, Place }: DaysProps) {
  return (
    <div className={styles.week}>
      {daysOfWeek(week).map((day) => (
        <section key={day} className={classNames(styles.day, day === today && styles.today)} aria-labelledby={day}>
          <h2 className="display heading-4" id={day}>
            <span className={styles.dayName}>{text.dayName(day)}</span>
            {day === today ? <small>{text.today}</small> : null}
          </h2>
          {meals.map((meal) => (
            <Slot key={meal} id={`${day} ${meal}`} className={styles.slot ?? ''}>
              <h3 className="meta">{text.meals[meal]}</h3>
              <div className={styles.dishes}>
                {entries
                  .filter((entry) => entry.day === day && entry.meal === meal)
                  .map((entry) => (
                    <Place key={entry.id} id={entry.id} className={styles.place ?? ''}>
                      <Dish entry={entry} onOpen={() => onOpen(entry)} />
                    </Place>
                  ))}
              </div>
              <button
                type="button"
                className={styles.addDish}
                aria-label={text.add(meal, day)}
                onClick={() => onAdd(day, meal)}
              >
                <Icon of="plus" size="s" />
              </button>
            </Slot>
          ))}
        </section>
      ))}
    </div>
  )
}

import type { Gesture } from '@consoeurs/contract'
import styles from './certification.module.css'

/** Position of the card and the hand, and the path of the arm. */
interface GesturePose {
  card: string
  hand: [x: number, y: number]
  arm: string
}

const poses: Record<Gesture, GesturePose> = {
  cheek: { card: 'translate(121 96) rotate(8)', hand: [128, 113], arm: 'M150 196C156 160 146 130 130 116' },
  chin: { card: 'translate(80 140)', hand: [102, 150], arm: 'M146 196C150 172 128 158 104 151' },
  forehead: { card: 'translate(80 62)', hand: [106, 70], arm: 'M150 196C162 150 146 92 109 72' },
  crown: { card: 'translate(80 25)', hand: [105, 34], arm: 'M150 196C168 140 150 66 108 36' },
  shoulder: { card: 'translate(126 146) rotate(6)', hand: [134, 163], arm: 'M148 196C156 186 148 172 137 166' },
  heart: { card: 'translate(98 170)', hand: [122, 176], arm: 'M150 196C148 188 136 180 125 177' },
}

/** The text beside it describes the same. */
export function GestureDrawing({ gesture }: { gesture: Gesture }) {
  const { card, hand, arm } = poses[gesture]
  const [x, y] = hand
  return (
    <svg viewBox="0 0 180 196" className={styles.gesture} aria-hidden="true" focusable="false">
      <path
        className={styles.gestureHair}
        d="M44 96c0-32 14-50 36-50s36 18 36 50c0 18 5 28 10 36H34c5-8 10-18 10-36z"
      />
      <path className={styles.gestureBody} d="M14 196c2-34 22-48 50-51l3-17h26l3 17c28 3 48 17 50 51z" />
      <ellipse className={styles.gestureFace} cx="80" cy="96" rx="27" ry="34" />
      <path
        className={styles.gestureFringe}
        d="M53 92c0-24 12-36 27-36s27 12 27 36c-9-4-14-12-16-20-7 10-22 18-38 20z"
      />
      <path className={styles.gestureLine} d="M69 98v3M91 98v3M71 114c5 5 13 5 18 0" />
      <path className={styles.gestureArm} d={arm} />
      <g transform={card}>
        <rect className={styles.gestureCard} x="-25" y="-16" width="50" height="32" rx="4" />
        <path className={styles.gestureCode} d="M-15 5v-9M-7.5 5v-9M0 5v-9M7.5 5v-9M15 5v-9" />
      </g>
      <circle className={styles.gestureHand} cx={x} cy={y} r="9" />
    </svg>
  )
}

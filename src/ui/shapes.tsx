import * as styles from './shapes.module.css'

interface ShapesProps {
  /** A card has its picture above its text, a line beside it. */
  readonly kind: 'card' | 'line' | 'text' | 'block'
  readonly count?: number
  /** Arranges them as that arranges what comes. */
  readonly className?: string | undefined
}

/** Grey shapes of what comes, for a loader. Screen readers do not find them. */
export function Shapes({ kind, count = 1, className }: ShapesProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles[kind]} />
      ))}
    </div>
  )
}

import * as styles from './skeleton.module.css'

interface SkeletonProps {
  /** A card has its picture above its text, a line beside it. */
  readonly kind: 'card' | 'line' | 'text' | 'block'
  readonly count?: number
  /** The class that arranges what will be shown. */
  readonly className?: string | undefined
}

/** Grey shapes of what is loading. Screen readers do not find them. */
export function Skeleton({ kind, count = 1, className }: SkeletonProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles[kind]} />
      ))}
    </div>
  )
}

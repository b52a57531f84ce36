import type { Photographer } from './photographer.ts'

/** A picture that the command renders: a photograph of a product, or a scene. */
export interface Job {
  /** Its name in the manifest. */
  readonly id: string
  /** The text that `--only` searches. */
  readonly path: string
  /** Relative to `public`. */
  readonly files: readonly string[]
  /** Changes with everything that changes the picture. */
  fingerprint(): string
  /** Renders the picture. The returned function writes its files, even while the next picture is rendered. */
  take(photographer: Photographer): Promise<() => Promise<unknown>>
  /** Renders a small, rough picture, as PNG. */
  preview(photographer: Photographer): Promise<Buffer>
}

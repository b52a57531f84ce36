import type { Photographer } from './photographer.ts'

/** A picture that the command makes: a photograph of one product, or a scene. */
export interface Job {
  /** By which the manifest knows it. */
  readonly id: string
  /** What `--only` looks into. */
  readonly path: string
  /** Relative to `public`. */
  readonly files: readonly string[]
  /** Changes with everything that decides how it looks. */
  fingerprint(): string
  /** Renders; what it returns writes the files, and may do so while the next is rendered. */
  take(photographer: Photographer): Promise<() => Promise<unknown>>
  /** A small and rough one, as PNG. */
  preview(photographer: Photographer): Promise<Buffer>
}

import type { Problem } from '../problem.ts'

/** A file, and the line in it. */
export interface Place {
  /** Relative to the shop's folder. */
  readonly file: string
  readonly line?: number
}

/** Something that was read from a file. */
export interface Placed<Value> extends Place {
  readonly value: Value
}

/** What a rule has found; in the subject's own file and line unless it names others. */
export type Finding = Omit<Problem, 'level' | 'rule' | 'file'> & Partial<Place>

/** One thing that `check` looks for. */
export interface Rule<Subject> {
  /** Never changes, because other programs may look for it. */
  readonly name: string
  readonly level: Problem['level']
  readonly find: (subject: Subject) => readonly Finding[]
}

/** What rules find in a subject. */
export function findProblems<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  { file, line }: Place,
): Problem[] {
  return rules.flatMap(({ name, level, find }) =>
    find(subject).map((finding) => ({
      level,
      rule: name,
      file,
      ...(line !== undefined && { line }),
      ...finding,
    })),
  )
}

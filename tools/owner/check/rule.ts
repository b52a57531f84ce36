import type { Problem } from '#tools/owner/problem.ts'

/** A file, and the line in it. */
export type Place = Pick<Problem, 'file' | 'line'>

/** Something that was read from a file. */
export interface Placed<Value> {
  readonly value: Value
  readonly place: Place
}

/** Where a string first occurs in the text of a file. */
export function placeIn({ file, text }: { file: string; text: string }, part: string): Place {
  const index = text.indexOf(part)
  return { file, line: index < 0 ? undefined : text.slice(0, index).split('\n').length }
}

/** What a rule has found; in the subject's own file and line unless it names others. */
export type Finding = Omit<Problem, 'level' | 'rule' | 'file'> & Partial<Place>

/** One thing that `check` looks for. */
export interface Rule<Subject> {
  /** Never changes, because other programs may look for it. */
  readonly name: string
  readonly level: Problem['level']
  /** Returns false or undefined if all is well. */
  readonly find: (subject: Subject) => readonly Finding[] | Finding | false | undefined
}

/** A rule for something that shoppers would miss or read wrongly. */
export function error<Subject>(name: string, find: Rule<Subject>['find']): Rule<Subject> {
  return { name, level: 'error', find }
}

/** A rule for something that is worth a look. */
export function warning<Subject>(name: string, find: Rule<Subject>['find']): Rule<Subject> {
  return { name, level: 'warning', find }
}

/** What rules find in a subject. */
export function findProblems<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  { file, line }: Place,
): Problem[] {
  return rules.flatMap(({ name, level, find }) => {
    const found = find(subject)
    return found
      ? [found].flat().map((finding) => ({ level, rule: name, file, line, ...finding }))
      : []
  })
}

/** The values whose key an earlier value has already, each with that earlier value. */
export function repeated<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): (readonly [value: Value, first: Value])[] {
  const first = new Map<string, Value>()
  return values.flatMap((value) => {
    const key = keyOf(value)
    const other = first.get(key)
    if (other === undefined) first.set(key, value)
    return other === undefined ? [] : [[value, other] as const]
  })
}

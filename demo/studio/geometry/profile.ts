/** A point of a profile: its distance outside the outline, its height, and its normal. */
export interface ProfilePoint {
  readonly offset: number
  readonly z: number
  readonly normalOffset: number
  readonly normalZ: number
}

/** Whether a fillet leaves its first point along z or along the offset. */
export type Leaving = 'upwards' | 'sideways'

interface Fillet {
  /** 2 gives a quarter ellipse, more a squarer corner. */
  readonly exponent?: number
  readonly segments?: number
}

/**
 * The cross-section of a part's wall, made of lines and fillets. Coordinates are the offset from the outline
 * and z, in millimetres. The solid lies to the left of the direction of travel: an outer wall goes upwards.
 */
export class Profile {
  readonly points: ProfilePoint[] = []
  #offset: number
  #z: number

  constructor(offset: number, z: number) {
    this.#offset = offset
    this.#z = z
  }

  line(offset: number, z: number): this {
    const along = [offset - this.#offset, z - this.#z] as const
    this.#add(this.#offset, this.#z, ...along)
    this.#add(offset, z, ...along)
    this.#offset = offset
    this.#z = z
    return this
  }

  /** A quarter of a (super)ellipse from here to the given point. */
  fillet(
    offset: number,
    z: number,
    leaving: Leaving,
    { exponent = 2, segments = 10 }: Fillet = {},
  ): this {
    const across = offset - this.#offset
    const up = z - this.#z
    for (let index = 0; index <= segments; index++) {
      const angle = ((index / segments) * Math.PI) / 2
      const [cos, sin] = [Math.max(Math.cos(angle), 0), Math.max(Math.sin(angle), 0)]
      const [early, late] = [1 - cos ** (2 / exponent), sin ** (2 / exponent)]
      // The normal of a superellipse, in a form that stays finite at both ends.
      const [turnEarly, turnLate] = [cos ** (2 - 2 / exponent), sin ** (2 - 2 / exponent)]
      if (leaving === 'upwards') {
        this.#add(
          this.#offset + across * early,
          this.#z + up * late,
          across * turnLate,
          up * turnEarly,
        )
      } else {
        this.#add(
          this.#offset + across * late,
          this.#z + up * early,
          across * turnEarly,
          up * turnLate,
        )
      }
    }
    this.#offset = offset
    this.#z = z
    return this
  }

  #add(offset: number, z: number, alongOffset: number, alongZ: number) {
    const length = Math.hypot(alongOffset, alongZ) || 1
    this.points.push({ offset, z, normalOffset: alongZ / length, normalZ: -alongOffset / length })
  }
}

export function profile(offset: number, z: number): Profile {
  return new Profile(offset, z)
}

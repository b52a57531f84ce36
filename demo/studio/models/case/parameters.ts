import type { Finish } from '../../materials/finish.ts'
import type { PhoneParameters } from '../phone/parameters.ts'

/** Millimetres. */
export interface CaseParameters {
  /** The phone that it is made for, which decides its size, corners and openings. */
  readonly phone: PhoneParameters
  /** The colour of the phone that wears it in the pictures. */
  readonly phoneFinish: Finish
  readonly surface: 'silicone' | 'leather' | 'fineTwill' | 'jacquard' | 'matte' | 'clear'
  readonly wall: number
  readonly thickness: number
  readonly buttons: 'covered' | 'metal'
  /** A visible ring of magnets. */
  readonly magnets: boolean
  /** Thicker, hollow corners. */
  readonly airCorners: boolean
  /** Eyelets for a strap at the lower corners. */
  readonly eyelets: boolean
}

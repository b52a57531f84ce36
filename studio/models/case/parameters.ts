import type { Finish } from '../../materials/finish.ts'
import type { PhoneParameters } from '../phone/parameters.ts'

/** Millimetres. */
export interface CaseParameters {
  /** The phone that it is made for: size, corners and cameras are the phone's. */
  readonly phone: PhoneParameters
  /** The colour of the phone that wears it in the pictures. */
  readonly phoneFinish: Finish
  readonly surface: 'silicone' | 'leather' | 'fineTwill' | 'jacquard' | 'matte' | 'clear'
  readonly wall: number
  readonly thickness: number
  readonly buttons: 'covered' | 'metal'
  /** A visible ring of magnets, where the material shows it. */
  readonly magnets: boolean
  /** Thicker corners with a hollow in them. */
  readonly airCorners: boolean
  /** Eyelets for a strap at the lower corners. */
  readonly eyelets: boolean
}

export interface Port {
  readonly type: 'usbC' | 'usbA'
  /** From the middle of the face, in millimetres. */
  readonly y: number
}

/** A block for the wall socket. Millimetres; the face with the ports is width by height. */
export interface AdapterParameters {
  readonly form: 'adapter'
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly corner: number
  /** Two fixed round pins, or two flat blades that fold into the body. */
  readonly plug: 'round' | 'blades'
  readonly ports: readonly Port[]
  readonly surface: 'gloss' | 'satin'
  /** A band of fine grooves round the body. */
  readonly grooves: boolean
}

/** A magnetic disc with a cable. */
export interface PuckParameters {
  readonly form: 'puck'
  readonly radius: number
  readonly thickness: number
}

/** A base with a dish for earbuds and two arms, for a phone and a watch. */
export interface TreeParameters {
  readonly form: 'tree'
  readonly baseWidth: number
  readonly baseDepth: number
  readonly height: number
}

/** A pad that leans back on a foot, with a ledge for the phone. */
export interface EaselParameters {
  readonly form: 'easel'
  readonly width: number
  readonly height: number
  readonly footRadius: number
}

export type ChargerParameters =
  AdapterParameters | PuckParameters | TreeParameters | EaselParameters

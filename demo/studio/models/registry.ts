import type { Group } from 'three'
import type { Finish } from '../materials/finish.ts'
import type { Subject } from '../parameters/subject.ts'
import { phoneCase } from './case/model.ts'
import { charger } from './charger/model.ts'
import { keyboard } from './keyboard/model.ts'
import { earbuds } from './earbuds/model.ts'
import { headphones } from './headphones/model.ts'
import { phone } from './phone/model.ts'
import { stylus } from './stylus/model.ts'
import { tablet } from './tablet/model.ts'
import { watch } from './watch/model.ts'

/** Builds the model of a subject of any kind. */
export function buildModel(subject: Subject, finish: Finish, pose: string): Group {
  switch (subject.kind) {
    case 'phone':
      return phone.build(subject.parameters, finish, pose)
    case 'tablet':
      return tablet.build(subject.parameters, finish, pose)
    case 'earbuds':
      return earbuds.build(subject.parameters, finish, pose)
    case 'headphones':
      return headphones.build(subject.parameters, finish, pose)
    case 'watch':
      return watch.build(subject.parameters, finish, pose)
    case 'case':
      return phoneCase.build(subject.parameters, finish, pose)
    case 'charger':
      return charger.build(subject.parameters, finish, pose)
    case 'stylus':
      return stylus.build(subject.parameters, finish, pose)
    case 'keyboard':
      return keyboard.build(subject.parameters, finish, pose)
  }
}

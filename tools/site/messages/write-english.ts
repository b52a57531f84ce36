import { PROJECT_FOLDER } from '#tools/site/project-folder.ts'
import { writeFiles } from '#tools/site/write-files.ts'
import { messageCode, type Messages, withImports } from './message-code.ts'
import { ENGLISH } from './read-messages.ts'

/** The module of the English messages, which types, tests and the owner's program read. */
export function englishModule(messages: Messages = ENGLISH): string {
  const codes = Object.entries(messages).map(([key, text]) =>
    messageCode(key, text, 'en', undefined, true),
  )
  return `// Written by \`npm run messages\` from en.json.\n${withImports(codes.join(''), 'en')}`
}

if (import.meta.main)
  writeFiles([[`${PROJECT_FOLDER}/src/messages/messages.gen.ts`, englishModule()]])

/** What the shop asks of its code beyond typescript-eslint's strict rules. */
export const houseRules = {
  // Casts hide what a border should have parsed; `as const` is not a cast.
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
}

const SHOWN =
  'label|title|alt|placeholder|text|heading|documentTitle|aria-(?:label|description|roledescription)'
const SENTENCE = '/^[A-Z][a-z]+ [a-z]|[a-z] [a-z]+ [a-z]/'

/** Errors, the console, and faults of a shop's files are for developers and owners: in English. */
const UNSHOWN = [
  'ThrowStatement',
  'NewExpression[callee.name=/Error$/]',
  'ClassDeclaration[superClass.name=/Error$/]',
  'CallExpression[callee.object.name="console"]',
  'CallExpression[callee.object.name="z"]',
  'CallExpression[callee.name=/^(?:failed|focusKey)$/]',
  'CallExpression[callee.property.name=/^querySelector/]',
  'Property[key.name=/^(?:from|part)$/]',
  'JSXAttribute[name.name=/^(?:className|name)$/]',
  'ImportDeclaration',
  'TSLiteralType',
]

/** English in the code of the shop, which other languages would show as well. */
export const wordsInCode = [
  'JSXText[value=/[A-Za-z]/]',
  ...[
    '',
    ' > JSXExpressionContainer',
    ' > JSXExpressionContainer > :matches(TemplateLiteral, ConditionalExpression, LogicalExpression)',
  ].flatMap((path) => {
    const attribute = `JSXAttribute[name.name=/^(?:${SHOWN})$/]${path}`
    return [
      `${attribute} > Literal[value=/[A-Za-z]/]`,
      `${attribute} > TemplateElement[value.raw=/[A-Za-z]/]`,
    ]
  }),
  ...[`Literal[value=${SENTENCE}]`, `TemplateElement[value.raw=${SENTENCE}]`].map(
    (text) => `${text}:not(${UNSHOWN.map((parent) => `${parent} *`).join(', ')})`,
  ),
].map((selector) => ({ selector, message: 'Write words of the shop in src/messages/en.json.' }))

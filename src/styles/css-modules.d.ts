// Vite's own types have no named exports of class names. The first pattern that matches counts.
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export = classNames
}

declare module '*.css'

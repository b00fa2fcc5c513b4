import '@sillage/server-kit/quick-imports.ts'

// Imported once that is in force, and not before.
await import('./run.ts')

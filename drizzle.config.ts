import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./packages/server-kit/tables.ts', './domains/*/server/*tables.ts'],
  out: './migrations',
})

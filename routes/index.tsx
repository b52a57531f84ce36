import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/features/home/home-page.tsx'

// No loader: the banner must not wait for the catalogue. The page loads it when it is drawn.
export const Route = createFileRoute('/')({ component: HomePage })

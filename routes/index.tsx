import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/features/home/home-page.tsx'

// No loader: the banner does not wait for the catalogue, which `Providers` loads when the shop opens.
export const Route = createFileRoute('/')({ component: HomePage })

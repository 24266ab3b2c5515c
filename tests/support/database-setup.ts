import { minimumResponseTime } from '@/lib/auth/minimum-response-time'
import { inspectHere } from './inspections'

// No test measures response times here; the constant-time delay would take most of the run.
minimumResponseTime().ms = 0
inspectHere()

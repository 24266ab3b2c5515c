import { answerFloor } from '@/lib/auth/answer-floor'

// No test measures response times here; the constant-time delay would take most of the run.
answerFloor().ms = 0

import { sendDataset } from '@/app/api/upstream'
import { failedAnswer } from '@/lib/api/error-responses'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/market-datasets/[key]/[file]'>

export async function GET(request: Request, { params }: Context) {
  try {
    const { key, file } = await params
    return await sendDataset(key, file)
  } catch (error) {
    return failedAnswer(request, error)
  }
}

import { documentation } from '@/lib/api/documentation'
import { apiServer } from '../../api-server'

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ file?: string[] }> }) {
  const { file } = await params
  const found = await documentation(file?.join('/'), 'Portal API')
  return found ?? apiServer.app.fetch(request)
}

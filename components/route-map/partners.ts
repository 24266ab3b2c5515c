/** The partners with a route on the map, by ISO 3166-1 alpha-2. */
export const routePartners = ['US', 'SA', 'IN', 'IQ', 'AE', 'KW', 'EG', 'CN', 'DE', 'GB'] as const

export type RoutePartner = (typeof routePartners)[number]

export const isRoutePartner = (code: string): code is RoutePartner =>
  routePartners.some((partner) => partner === code)

import { bilingualColumns } from '@/lib/bilingual/columns'
import { approvalStatuses, editions, type Edition } from '@/lib/db/codes/approval'
import { matches, oneOf, someOf } from '@/lib/db/checks'
import { belongsTo, instantNow, partialIndex, referenceTo } from '@/lib/db/columns'
import { hasFocus, pictureColumns } from '@/lib/db/picture-columns'
import {
  goodsColumns,
  hasTradeFacts,
  isCounted,
  serviceColumns,
  tradeColumns,
} from '@/lib/db/trade-columns'
import {
  deliveryModes,
  durationUnits,
  incoterms,
  months,
  sampleTerms,
  serviceLanguages,
} from '@/lib/db/codes/trade-terms'
import { searchVector } from '@/lib/db/search-vector'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { approvalColumns, companies } from './companies'
import { hsSubheadings } from './hs-nomenclature'
import { subIndustries } from './sectors'

/** Columns that products and services share: the texts of the owner and the sector pair. */
const offerColumns = () => ({
  edition: text().$type<Edition>().notNull(),
  ...bilingualColumns('name'),
  industry: integer().notNull(),
  sub_ind: integer().notNull(),
  ...bilingualColumns('description'),
  ...bilingualColumns('features', 'bare'),
  cert: text(),
  certificate_image: text(),
  contacts: text().notNull(),
  /** The first picture; the others have a table of their own. */
  image: text(),
  ...pictureColumns(),
  ...tradeColumns(),
  saved_at: instantNow(),
})

/** Serves the search of staff in the names of the last saved versions. */
const ownerNames = (table: string, edition: AnyPgColumn, names: AnyPgColumn[]) =>
  index(`${table}_owner_names`)
    .using('gin', searchVector(names.map((name) => sql`${name}`)))
    .where(sql`${edition} = 'owner'`)

const headTable = <const Name extends string>(name: Name) =>
  pgTable(
    name,
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      company_id: referenceTo(() => companies.id),
      ...approvalColumns(),
      /** The key of the form that added it, and a hash of what the form held. */
      idempotency_key: uuid(),
      request_hash: text(),
    },
    (table) => [
      unique(`${name}_once`).on(table.company_id, table.idempotency_key),
      oneOf(`${name}_status`, table.status, approvalStatuses),
      check(`${name}_version`, sql`${table.version} > 0`),
      index(`${name}_company`).on(table.company_id, table.id),
      index(`${name}_work`).on(table.status, table.updated_at),
      index(`${name}_approved`).on(table.approved_at),
    ],
  )

/** Products of companies: identity and approval. */
export const products = headTable('products')

/** Services of companies: identity and approval. */
export const services = headTable('services')

/**
 * The owner's and the public version of a product. The public one exists exactly while the public
 * may see it, also next to a refused change; withdrawing or deleting the product removes it.
 */
export const productVersions = pgTable(
  'product_versions',
  {
    product_id: belongsTo(() => products.id),
    ...offerColumns(),
    /** '' where the owner says that the product has none. */
    gs1_code: text().notNull(),
    hs_code: text()
      .notNull()
      .references(() => hsSubheadings.code),
    ...goodsColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.edition] }),
    oneOf('product_versions_edition', table.edition, editions),
    hasFocus('product_versions', table),
    ...hasTradeFacts('product_versions', table),
    ...isCounted(
      'product_versions_shelf_life',
      table.shelf_life,
      table.shelf_life_unit,
      durationUnits,
    ),
    someOf('product_versions_season', table.season, months),
    oneOf('product_versions_incoterm', table.incoterm, incoterms),
    matches('product_versions_port', table.port, '^[a-z]+(_[a-z]+)*$'),
    oneOf('product_versions_samples', table.samples, sampleTerms),
    matches('product_versions_gs1_code', table.gs1_code, '^([0-9]{8,14})?$'),
    foreignKey({
      columns: [table.industry, table.sub_ind],
      foreignColumns: [subIndustries.ind_id, subIndustries.id],
    }),
    index('product_versions_sub_industry').on(table.edition, table.sub_ind, table.product_id),
    index('product_versions_industry').on(table.edition, table.industry, table.product_id),
    index('product_versions_hs_code').on(table.hs_code),
    index('product_versions_gtin').on(table.gs1_code),
    ownerNames('product_versions', table.edition, [table.name_eng, table.name_ara]),
    partialIndex('product_versions_sectors', sql`${table.edition} = 'public'`, [
      table.product_id,
      table.industry,
      table.sub_ind,
    ]),
  ],
)

/** The owner's and the public version of a service; see `productVersions`. */
export const serviceVersions = pgTable(
  'service_versions',
  {
    service_id: belongsTo(() => services.id),
    ...offerColumns(),
    ...serviceColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.service_id, table.edition] }),
    oneOf('service_versions_edition', table.edition, editions),
    hasFocus('service_versions', table),
    ...hasTradeFacts('service_versions', table),
    someOf('service_versions_languages', table.languages, serviceLanguages),
    someOf('service_versions_delivery_modes', table.delivery_modes, deliveryModes),
    foreignKey({
      columns: [table.industry, table.sub_ind],
      foreignColumns: [subIndustries.ind_id, subIndustries.id],
    }),
    index('service_versions_sub_industry').on(table.edition, table.sub_ind, table.service_id),
    index('service_versions_industry').on(table.edition, table.industry, table.service_id),
    ownerNames('service_versions', table.edition, [table.name_eng, table.name_ara]),
    partialIndex('service_versions_sectors', sql`${table.edition} = 'public'`, [
      table.service_id,
      table.industry,
      table.sub_ind,
    ]),
  ],
)

/** The second to the eighth picture of a version. */
const furtherPictureColumns = () => ({
  edition: text().$type<Edition>().notNull(),
  place: smallint().notNull(),
  image: text().notNull(),
  ...pictureColumns(),
})

const isFurther = (table: string, place: AnyPgColumn) =>
  check(`${table}_place`, sql`${place} between 2 and 8`)

/** The further pictures of a version of a product; they go with it. */
export const productPictures = pgTable(
  'product_pictures',
  { product_id: integer().notNull(), ...furtherPictureColumns() },
  (table) => [
    primaryKey({ columns: [table.product_id, table.edition, table.place] }),
    foreignKey({
      name: 'product_pictures_version',
      columns: [table.product_id, table.edition],
      foreignColumns: [productVersions.product_id, productVersions.edition],
    }).onDelete('cascade'),
    isFurther('product_pictures', table.place),
    hasFocus('product_pictures', table),
  ],
)

/** The further pictures of a version of a service; see `productPictures`. */
export const servicePictures = pgTable(
  'service_pictures',
  { service_id: integer().notNull(), ...furtherPictureColumns() },
  (table) => [
    primaryKey({ columns: [table.service_id, table.edition, table.place] }),
    foreignKey({
      name: 'service_pictures_version',
      columns: [table.service_id, table.edition],
      foreignColumns: [serviceVersions.service_id, serviceVersions.edition],
    }).onDelete('cascade'),
    isFurther('service_pictures', table.place),
    hasFocus('service_pictures', table),
  ],
)

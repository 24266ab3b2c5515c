CREATE TABLE "product_pictures" (
	"product_id" integer NOT NULL,
	"edition" text NOT NULL,
	"place" smallint NOT NULL,
	"image" text NOT NULL,
	"image_alt_eng" text,
	"image_alt_ara" text,
	"image_focus_x" smallint DEFAULT 50 NOT NULL,
	"image_focus_y" smallint DEFAULT 50 NOT NULL,
	CONSTRAINT "product_pictures_product_id_edition_place_pk" PRIMARY KEY("product_id","edition","place"),
	CONSTRAINT "product_pictures_place" CHECK ("product_pictures"."place" between 2 and 8),
	CONSTRAINT "product_pictures_focus" CHECK ("product_pictures"."image_focus_x" between 0 and 100 and "product_pictures"."image_focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "service_pictures" (
	"service_id" integer NOT NULL,
	"edition" text NOT NULL,
	"place" smallint NOT NULL,
	"image" text NOT NULL,
	"image_alt_eng" text,
	"image_alt_ara" text,
	"image_focus_x" smallint DEFAULT 50 NOT NULL,
	"image_focus_y" smallint DEFAULT 50 NOT NULL,
	CONSTRAINT "service_pictures_service_id_edition_place_pk" PRIMARY KEY("service_id","edition","place"),
	CONSTRAINT "service_pictures_place" CHECK ("service_pictures"."place" between 2 and 8),
	CONSTRAINT "service_pictures_focus" CHECK ("service_pictures"."image_focus_x" between 0 and 100 and "service_pictures"."image_focus_y" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "image_focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "image_focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "image_focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "image_focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_version" FOREIGN KEY ("product_id","edition") REFERENCES "public"."product_versions"("product_id","edition") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pictures" ADD CONSTRAINT "service_pictures_version" FOREIGN KEY ("service_id","edition") REFERENCES "public"."service_versions"("service_id","edition") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_focus" CHECK ("product_versions"."image_focus_x" between 0 and 100 and "product_versions"."image_focus_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_focus" CHECK ("service_versions"."image_focus_x" between 0 and 100 and "service_versions"."image_focus_y" between 0 and 100);
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"locale" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_page_locale_pk" PRIMARY KEY("day","page","locale"),
	CONSTRAINT "page_views_locale" CHECK ("page_views"."locale" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE INDEX "company_versions_owner_search" ON "company_versions" USING gin ("search") WHERE "company_versions"."edition" = 'owner';
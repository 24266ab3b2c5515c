CREATE TABLE "event_joins" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "event_joins_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
DROP INDEX "company_countries_country";--> statement-breakpoint
DROP INDEX "company_industries_industry";--> statement-breakpoint
DROP INDEX "company_versions_governorate";--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', ' ' || translate(lower(coalesce("company_versions"."company_trading_name", '') || ' ' || coalesce("company_versions"."company_registered_name", '') || ' ' || coalesce("company_versions"."company_registered_name_ara", '') || ' ' || coalesce("company_versions"."description_eng", '') || ' ' || coalesce("company_versions"."description_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("company_versions"."company_trading_name", '') || ' ' || coalesce("company_versions"."company_registered_name", '') || ' ' || coalesce("company_versions"."company_registered_name_ara", '') || ' ' || coalesce("company_versions"."description_eng", '') || ' ' || coalesce("company_versions"."description_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' '))) STORED;--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_joins_person" ON "event_joins" USING btree ("user_id","event_id");--> statement-breakpoint
CREATE INDEX "company_versions_listed" ON "company_versions" USING btree ("edition","company_id");--> statement-breakpoint
CREATE INDEX "company_versions_location" ON "company_versions" USING btree ("edition","location_type_id","company_id");--> statement-breakpoint
CREATE INDEX "company_versions_search" ON "company_versions" USING gin ("search") WHERE "company_versions"."edition" = 'public';--> statement-breakpoint
CREATE INDEX "company_countries_country" ON "company_countries" USING btree ("edition","country_id","company_id");--> statement-breakpoint
CREATE INDEX "company_industries_industry" ON "company_industries" USING btree ("edition","offer","industry_id","company_id");--> statement-breakpoint
CREATE INDEX "company_versions_governorate" ON "company_versions" USING btree ("edition","governorates","company_id");
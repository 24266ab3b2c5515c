-- Written by hand, since drizzle-kit knows no partitions. The documents follow from the records: the
-- portal writes them anew at its next start.
DROP TABLE "search_documents";
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"audience" text NOT NULL,
	"tier" smallint NOT NULL,
	"weight" real NOT NULL,
	"date" date,
	"title_eng" text DEFAULT '' NOT NULL,
	"title_ara" text DEFAULT '' NOT NULL,
	"text_eng" text DEFAULT '' NOT NULL,
	"text_ara" text DEFAULT '' NOT NULL,
	"english_name" text collate "C" NOT NULL,
	"arabic_name" text collate "C" NOT NULL,
	"english_path" text NOT NULL,
	"arabic_path" text NOT NULL,
	"codes" text[] NOT NULL,
	"facets" jsonb NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_record_id_tier_pk" PRIMARY KEY("kind","record_id","tier"),
	CONSTRAINT "search_documents_audience" CHECK ("search_documents"."audience" in ('public', 'user'))
) PARTITION BY LIST ("tier");
--> statement-breakpoint
CREATE TABLE "search_documents_editorial" PARTITION OF "search_documents" FOR VALUES IN (0);--> statement-breakpoint
CREATE TABLE "search_documents_sample" PARTITION OF "search_documents" FOR VALUES IN (1);--> statement-breakpoint
CREATE TABLE "search_documents_rest" PARTITION OF "search_documents" FOR VALUES IN (2);--> statement-breakpoint
CREATE INDEX "search_documents_english_name" ON "search_documents" USING btree ("english_name");--> statement-breakpoint
CREATE INDEX "search_documents_arabic_name" ON "search_documents" USING btree ("arabic_name");--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false);

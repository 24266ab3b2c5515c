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
	CONSTRAINT "search_documents_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "search_documents_audience" CHECK ("search_documents"."audience" in ('public', 'user')),
	CONSTRAINT "search_documents_tier" CHECK ("search_documents"."tier" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"in_vain" integer NOT NULL,
	CONSTRAINT "search_queries_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_english_name" ON "search_documents" USING btree ("english_name");--> statement-breakpoint
CREATE INDEX "search_documents_arabic_name" ON "search_documents" USING btree ("arabic_name");--> statement-breakpoint
CREATE INDEX "search_documents_words_0" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."tier" = 0;--> statement-breakpoint
CREATE INDEX "search_documents_words_1" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."tier" = 1;--> statement-breakpoint
CREATE INDEX "search_documents_words_2" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."tier" = 2;--> statement-breakpoint
CREATE INDEX "search_documents_words_3" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE "search_documents"."tier" = 3;--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" USING gin ("word" gin_trgm_ops);
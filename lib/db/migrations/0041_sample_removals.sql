CREATE TABLE "sample_removal_rows" (
	"removal_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"place" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "sample_removal_rows_removal_id_table_name_pk" PRIMARY KEY("removal_id","table_name")
);
--> statement-breakpoint
CREATE TABLE "sample_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"removed_by" integer NOT NULL,
	"removed_at" timestamptz DEFAULT now() NOT NULL,
	"marked" jsonb NOT NULL,
	"taken_back_by" integer,
	"taken_back_at" timestamptz,
	"erased_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "sample_removal_rows" ADD CONSTRAINT "sample_removal_rows_removal_id_sample_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."sample_removals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_removals" ADD CONSTRAINT "sample_removals_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_removals" ADD CONSTRAINT "sample_removals_taken_back_by_users_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_removals_person" ON "sample_removals" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "sample_removals_taker" ON "sample_removals" USING btree ("taken_back_by");
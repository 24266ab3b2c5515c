ALTER TABLE "files" ADD COLUMN "audience" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "discarded_at" timestamptz;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_discarded" ON "files" USING btree ("discarded_at") WHERE "files"."discarded_at" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_audience" CHECK ("files"."audience" in ('open', 'user', 'vip', 'owner'));
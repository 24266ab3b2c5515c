CREATE TABLE "presence" (
	"record" text NOT NULL,
	"user_id" integer NOT NULL,
	"seen_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "presence_record_user_id_pk" PRIMARY KEY("record","user_id")
);
--> statement-breakpoint
DROP INDEX "enquiries_open";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "waits_since" timestamptz;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "clock_start" timestamptz;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_person" ON "presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presence_time" ON "presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("created_at","id","answered_at","awaits_reply_since","enq_type","owner_id","waits_since","clock_start") WHERE status not in (40, 50, 60);
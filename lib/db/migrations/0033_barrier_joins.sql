CREATE TABLE "barrier_joins" (
	"barrier_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"loss_band" text,
	"consignments" integer,
	"details" text DEFAULT '' NOT NULL,
	"may_share" boolean DEFAULT false NOT NULL,
	"joined_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "barrier_joins_barrier_id_user_id_pk" PRIMARY KEY("barrier_id","user_id"),
	CONSTRAINT "barrier_joins_loss" CHECK ("barrier_joins"."loss_band" in ('below_5', 'below_25', 'below_100', 'below_500', 'from_500')),
	CONSTRAINT "barrier_joins_consignments" CHECK (consignments >= 0)
);
--> statement-breakpoint
ALTER TABLE "barriers" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "barrier_joins" ADD CONSTRAINT "barrier_joins_barrier_id_barriers_id_fk" FOREIGN KEY ("barrier_id") REFERENCES "public"."barriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrier_joins" ADD CONSTRAINT "barrier_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "barrier_joins_person" ON "barrier_joins" USING btree ("user_id");
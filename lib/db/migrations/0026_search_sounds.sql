ALTER TABLE "search_words" ADD COLUMN "sound" text;--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");
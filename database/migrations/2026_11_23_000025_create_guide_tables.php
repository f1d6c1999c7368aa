<?php

declare(strict_types=1);

use App\Enums\GuideKey;
use App\Infrastructure\Database\CheckTrigger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('guides', function (Blueprint $table): void {
            $table->comment('The guides of the product, one row each. Their text is in their versions.');

            $table->id();
            $table->string('slug', 32)->unique();
            $table->foreignId('owner_id')->nullable()->comment('The colleague who keeps the guide current.')->constrained('users');
            $table->date('review_on')->nullable()->comment('The day by which the owner reviews the guide.');
            $table->timestamps();
        });

        Schema::create('guide_versions', function (Blueprint $table): void {
            $table->comment('Versions of guides: draft > published > archived. A published version never changes.');

            $table->id();
            $table->foreignId('guide_id')->constrained();
            $table->unsignedInteger('number');
            $table->text('body')->comment('Markdown.');
            $table->string('summary')->comment('What changed.');
            $table->text('table_values')->nullable()->comment('JSON. The limits and thresholds of the tables, by GuideValue. Set at publication.');
            $table->foreignId('author_id')->nullable()->comment('Null for the text that Paddock came with.')->constrained('users');
            $table->foreignId('publisher_id')->nullable()->constrained('users');
            $table->timestamp('published_at')->nullable()->comment('Null for a draft.');
            $table->timestamp('effective_at')->nullable()->comment('From when it applies, until the next version applies.');
            $table->timestamp('archived_at')->nullable()->comment('When it was withdrawn before it applied.');
            $table->timestamps();

            $table->unique(['guide_id', 'number']);
            $table->index(['guide_id', 'effective_at'])->comment('The version that applies.');
        });

        Schema::create('guide_acknowledgements', function (Blueprint $table): void {
            $table->comment('Colleagues who read a version of a guide.');

            $table->id();
            $table->foreignId('guide_version_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->timestamp('acknowledged_at');

            $table->unique(['guide_version_id', 'user_id']);
            $table->index(['user_id', 'guide_version_id'])->comment('What a colleague has read.');
        });

        Schema::create('daily_task_completions', function (Blueprint $table): void {
            $table->comment('Daily tasks that were done. The tasks are in the table of the daily tasks guide.');

            $table->id();
            $table->foreignId('role_id')->constrained();
            $table->string('task', 160)->comment('The text of the guide.');
            $table->date('day')->comment('Business day.');
            $table->foreignId('user_id')->constrained();
            $table->timestamp('completed_at');

            $table->unique(['role_id', 'day', 'task']);
        });

        CheckTrigger::refuse('guide_versions_fixed', 'guide_versions', 'update', 'old.published_at is not null and ('.CheckTrigger::anyChanged(['guide_id', 'number', 'body', 'table_values', 'author_id', 'publisher_id', 'published_at', 'effective_at']).')', 'a published guide version never changes');
        CheckTrigger::refuse('guide_versions_two_people', 'guide_versions', 'update', 'new.table_values is not null and new.publisher_id = new.author_id', 'a version with limits takes two people');
        CheckTrigger::refuse('guide_versions_kept', 'guide_versions', 'delete', 'old.published_at is not null', 'a published guide version is never deleted');

        DB::table('guides')->insert(array_map(static fn (GuideKey $guide): array => ['slug' => $guide->value, 'created_at' => now(), 'updated_at' => now()], GuideKey::cases()));
    }
};

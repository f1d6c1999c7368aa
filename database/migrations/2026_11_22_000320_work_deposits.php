<?php

declare(strict_types=1);

use App\Models\BankLine;
use App\Services\Search\SearchIndex;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::table('deposits', function (Blueprint $table): void {
            // A payment that is for several people is split: the original is part 0, the parts name it.
            $table->foreignId('parent_id')->nullable()->constrained('deposits');
            $table->unsignedSmallInteger('part')->default(0);
            // Grows with every change, so that whoever decides on what is out of date notices.
            $table->unsignedInteger('version')->default(1);
            // Of the bank line, for the orders of the list.
            $table->timestamp('value_at')->nullable();
            // Since when somebody has to decide; empty once it is decided.
            $table->timestamp('waiting_since')->nullable();
            $table->timestamp('matched_at')->nullable();
            $table->foreignId('decided_by')->nullable()->constrained('users');
            $table->timestamp('decided_at')->nullable();
            // The new index first: MariaDB needs one for the foreign key.
            $table->unique(['bank_line_id', 'part']);
        });
        Schema::table('deposits', function (Blueprint $table): void {
            $table->dropUnique(['bank_line_id']);
            $table->index(['value_at', 'id', 'amount_cents']);
            $table->index(['amount_cents', 'id']);
            $table->index(['waiting_since', 'id']);
            $table->index(['rail', 'value_at', 'id', 'amount_cents']);
            $table->index(['status', 'value_at', 'id', 'amount_cents']);
            $table->index(['client_id', 'value_at', 'id', 'amount_cents']);
        });

        DB::table('deposits')->update(['value_at' => DB::raw('(select bank_lines.value_at from bank_lines where bank_lines.id = deposits.bank_line_id)')]);
        DB::table('deposits')->whereIn('status', ['pending', 'matched'])->update(['waiting_since' => DB::raw('created_at')]);
        DB::table('deposits')->where('status', 'approved')->update(['decided_by' => DB::raw('approved_by'), 'decided_at' => DB::raw('updated_at')]);
        Schema::table('deposits', fn (Blueprint $table) => $table->timestamp('value_at')->nullable(false)->change());

        BankLine::query()->select(['id', ...BankLine::searchedColumns()])->chunkById(1_000, static fn (Collection $lines) => app(SearchIndex::class)->putMany(
            'bank_line', $lines->mapWithKeys(static fn (BankLine $line): array => [$line->id => $line->searchTerms()->all()])->all(),
        ));
    }

    public function down(): void
    {
        DB::table('search_terms')->where('subject_type', 'bank_line')->delete();
        // Parts cannot be told from the whole without their number.
        DB::table('deposits')->where('part', '>', 0)->delete();
        Schema::table('deposits', fn (Blueprint $table) => $table->unique(['bank_line_id']));
        Schema::table('deposits', function (Blueprint $table): void {
            $table->dropUnique(['bank_line_id', 'part']);
            $table->dropForeign(['parent_id']);
            $table->dropForeign(['decided_by']);
            $table->dropIndex(['value_at', 'id', 'amount_cents']);
            $table->dropIndex(['amount_cents', 'id']);
            $table->dropIndex(['waiting_since', 'id']);
            $table->dropIndex(['rail', 'value_at', 'id', 'amount_cents']);
            $table->dropIndex(['status', 'value_at', 'id', 'amount_cents']);
            $table->dropIndex(['client_id', 'value_at', 'id', 'amount_cents']);
        });
        Schema::table('deposits', fn (Blueprint $table) => $table->dropColumn(['parent_id', 'part', 'version', 'value_at', 'waiting_since', 'matched_at', 'decided_by', 'decided_at']));
    }
};

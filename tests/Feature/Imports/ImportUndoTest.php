<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\Notes\AddNote;
use App\Domain\Matches\MatchSuggester;
use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Enums\MatchStatus;
use App\Enums\NoteCategory;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\Import;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\PhoneLog;
use App\Models\SiteAccount;
use App\Models\User;
use App\Queries\Imports\ImportRowsQuery;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;

/** The records that an undo keeps. */
final class ImportUndoTest extends ImportTestCase
{
    private const FILE = "First name,Last name,Mobile\nAnn,Lee,0491570156\nBo,Ek,0491570157\nCy,Orr,0491570158\n";

    public function test_undo_keeps_records_that_staff_used_before_the_import_ended(): void
    {
        // Staff use the first records while the import still runs, and then it fails.
        $isDone = false;
        DB::connection()->beforeExecuting(function (string $sql, array $values) use (&$isDone): void {
            if ($isDone || ! in_array('import.finished', $values, true)) {
                return;
            }
            $isDone = true;
            [$ann, $bo] = Client::query()->orderBy('id')->get()->all();
            $this->app->make(AddNote::class)->handle($ann, 'Rang her', NoteCategory::General, $this->importer);
            SiteAccount::factory()->createOne(['client_id' => $bo->id]);
        });
        $import = $this->import(self::FILE);
        $this->assertTrue($isDone);
        Import::query()->whereKey($import->id)->update(['status' => ImportStatus::Failed]);

        $warning = $this->app->make(ImportRowsQuery::class)->undoWarning($import->refresh(), $this->importer);
        $import = $this->undo($import);

        $this->assertSame([2, 3], array_column($warning->kept ?? [], 'row_no'));
        $this->assertSame([1, 2, ['Ann', 'Bo']], [$import->undone_rows, $import->kept_rows, Client::query()->orderBy('id')->pluck('first_name')->all()]);
    }

    public function test_undo_of_a_cancelled_import_keeps_a_called_lead(): void
    {
        $import = $this->import(self::FILE, kind: ImportKind::Leads);
        Import::query()->whereKey($import->id)->update(['status' => ImportStatus::Cancelled]);
        $lead = Lead::query()->where('first_name', 'Bo')->sole();
        $this->app->make(AuditTrail::class)->record('lead.called', $lead);
        $this->app->make(AuditTrail::class)->record('import.cancelled', $import);

        $import = $this->undo($import->refresh());

        $this->assertSame([2, 1, ['Bo']], [$import->undone_rows, $import->kept_rows, Lead::query()->pluck('first_name')->all()]);
    }

    #[TestWith([ImportKind::Leads, 'lead'])]
    #[TestWith([ImportKind::DbClients, 'db_client'])]
    public function test_undo_keeps_a_person_whose_call_was_logged(ImportKind $kind, string $type): void
    {
        $import = $this->import(self::FILE, kind: $kind);
        $called = (int) $import->rows()->where('row_no', 3)->value('subject_id');
        PhoneLog::query()->create(['direction' => 'outbound', 'number_e164' => '+61491570157', 'person_type' => $type, 'person_id' => $called, 'user_id' => $this->importer->id, 'called_at' => now()]);

        $import = $this->undo($import);

        $this->assertSame([2, 1, ['Bo']], [$import->undone_rows, $import->kept_rows, DB::table($kind->value)->whereNull('deleted_at')->pluck('first_name')->all()]);
    }

    public function test_undo_deletes_undecided_matches_of_deleted_records(): void
    {
        $anne = Client::factory()->createOne(['first_name' => 'Anne', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05']);
        $other = Client::factory()->createOne(['first_name' => 'Anna', 'last_name' => 'Lee', 'date_of_birth' => '1984-03-05']);
        $import = $this->import("First name,Last name,DOB,Mobile\nAnn,Lee,5/3/1984,0491570156\n");
        $ann = Client::query()->where('first_name', 'Ann')->sole();
        $this->app->make(MatchSuggester::class)->for('client', $ann->id, $import->id);
        $this->app->make(MatchSuggester::class)->for('client', $other->id);
        $pairs = static fn (): array => MatchSuggestion::query()
            ->orderBy('left_id')
            ->orderBy('right_id')
            ->get()
            ->map(static fn (MatchSuggestion $match): array => [$match->left_id, $match->right_id])
            ->all();
        $this->assertSame([[$anne->id, $other->id], [$anne->id, $ann->id], [$other->id, $ann->id]], $pairs());
        MatchSuggestion::query()->where('left_id', $other->id)->update(['status' => MatchStatus::Rejected]);

        $this->assertSame(1, $this->undo($import)->undone_rows);

        $this->assertSame([[$anne->id, $other->id], [$other->id, $ann->id]], $pairs(), 'Decided matches and matches of other records are kept.');
    }

    public function test_undo_warning_ignores_changes_before_the_import(): void
    {
        $ann = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'suburb' => 'Coogee']);
        $this->app->make(AuditTrail::class)->record('client.updated', $ann, ['suburb' => ''], ['suburb' => 'Coogee']);
        $import = $this->import("First name,Last name,Mobile,Suburb\nAnn,Lee,0491570156,Bondi\n", ['mode' => 'update']);

        $this->assertNull($this->app->make(ImportRowsQuery::class)->undoWarning($import, $this->importer));
        $this->assertSame([1, 'Coogee'], [$this->undo($import)->undone_rows, $ann->refresh()->suburb]);
    }

    #[TestWith([true])]
    #[TestWith([false])]
    public function test_undo_gives_no_record_back_to_a_colleague_who_left(bool $isActive): void
    {
        $former = User::factory()->withAbilities(Ability::ViewClients)->createOne(['first_name' => 'Tom', 'last_name' => 'Vance']);
        $ann = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'suburb' => 'Coogee', 'account_manager_id' => $former->id]);
        $import = $this->import("First name,Last name,Mobile,Suburb,Account manager\nAnn,Lee,0491570156,Bondi,{$this->importer->full_name}\n", ['mode' => 'update']);
        $this->assertSame([$this->importer->id, 'Bondi'], [$ann->refresh()->account_manager_id, $ann->suburb]);
        $former->forceFill(['is_active' => $isActive, 'role_id' => $isActive ? User::factory()->withAbilities()->createOne()->role_id : $former->role_id])->save();

        $import = $this->undo($import);

        $this->assertSame([$this->importer->id, 'Coogee'], [$ann->refresh()->account_manager_id, $ann->suburb]);
        $this->assertSame([0, 1], [$import->undone_rows, $import->kept_rows]);
        $this->assertSame([2 => ['The former account manager is no longer active or can no longer see clients, so this was kept.']], $this->messages($import));
    }

    public function test_undo_that_is_started_again_counts_the_rows_of_the_first(): void
    {
        Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156']);
        $import = $this->import("First name,Last name,Mobile,Suburb\nAnn,Lee,0491570156,Bondi\nBo,Ek,0491570157,Bondi\n", ['mode' => 'upsert']);
        $this->assertSame([1, 1], [$import->updated_rows, $import->created_rows]);
        // The first undo restores Ann and fails before it deletes Bo.
        $failures = 4;
        DB::connection()->beforeExecuting(static function (string $sql) use (&$failures): void {
            if ($failures > 0 && str_starts_with($sql, 'update') && str_contains($sql, 'deleted_at')) {
                $failures--;
                throw new RuntimeException('The disk is full.');
            }
        });
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/undo");
        while ($import->refresh()->status === ImportStatus::Undoing) {
            rescue(fn (): Import => $this->work($import), report: false);
        }
        $this->assertSame([ImportStatus::Failed, 1], [$import->status, $import->undone_rows]);

        $import = $this->undo($import);

        $this->assertSame([ImportStatus::Undone, 2, 0], [$import->status, $import->undone_rows, $import->kept_rows]);
    }
}

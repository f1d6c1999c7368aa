<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\AdvanceBarredImport;
use App\Actions\Rsg\CheckBarredImport;
use App\Actions\Rsg\RunBarredImport;
use App\Actions\Rsg\UndoBarredImport;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\ImportStatus;
use App\Infrastructure\Files\LocalFile;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\Client;
use App\Models\User;
use Closure;
use Illuminate\Support\Facades\Queue;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** An import of a barred list and its undo, killed at every step and continued. */
final class KilledBarredImportTest extends TestCase
{
    use SharedDatabase;

    public function test_import_killed_at_any_step_makes_each_change_once(): void
    {
        Queue::fake();
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01']);
        $changed = BarredEntry::factory()->createOne(['source' => 'Venue list', 'first_name' => 'Bo', 'last_name' => 'Ek', 'external_reference' => 'V2', 'from_on' => '2026-11-01']);
        $missing = BarredEntry::factory()->createOne(['source' => 'Venue list', 'external_reference' => 'V3']);
        $officer = User::factory()->createOne();
        $file = LocalFile::holding("Reference,First name,Last name,DOB,From\nV1,Ann,Lee,1/2/1980,1/11/2026\nV2,Bo,Ek,,2/11/2026\n");

        $this->dieAtEveryStep(
            static fn () => BarredImport::query()->exists() || app(CheckBarredImport::class)->handle(BarredList::Barred, null, 'Venue list', 'venues.csv', 'csv', $file, $officer),
            fn () => $this->assertContains(BarredImport::query()->count(), [0, 1]),
        );
        $import = BarredImport::query()->sole();
        app(RunBarredImport::class)->handle($import, true, $officer);

        $this->dieAtEveryStep(
            static fn () => app(AdvanceBarredImport::class)->handle($import->id, 60),
            fn () => $this->assertSame(BarredEntry::query()->where('external_reference', 'V1')->exists(), $client->refresh()->is_barred),
        );
        $import->refresh();
        $this->assertSame([ImportStatus::Done, 3, 1, 1, 1], [$import->status, $import->processed_rows, $import->added_rows, $import->changed_rows, $import->lifted_rows]);
        $this->assertSame([3, 2, BarredEntryStatus::Lifted], [BarredEntry::query()->count(), $changed->refresh()->version, $missing->refresh()->status]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'client.barred')->count());

        app(UndoBarredImport::class)->handle($import, $officer);
        $this->dieAtEveryStep(
            static fn () => app(AdvanceBarredImport::class)->handle($import->id, 60),
            fn () => $this->assertSame($missing->refresh()->status === BarredEntryStatus::Lifted, $client->refresh()->is_barred),
        );

        $import->refresh();
        $this->assertSame([ImportStatus::Undone, 3, 0, false], [$import->status, $import->undone_rows, $import->kept_rows, $client->refresh()->is_barred]);
        $this->assertSame(['2026-11-01', BarredEntryStatus::Active], [$changed->refresh()->from_on->toDateString(), $missing->refresh()->status]);
    }

    /**
     * @param  Closure(): mixed  $operation
     * @param  Closure(): mixed  $check
     */
    private function dieAtEveryStep(Closure $operation, Closure $check): void
    {
        $deaths = Mortal::dieAtEveryStep($operation, static function () use ($check): void {
            $check();
        });

        $this->assertGreaterThan(1, $deaths);
    }
}

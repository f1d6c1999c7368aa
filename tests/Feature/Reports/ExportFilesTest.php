<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Enums\ExportStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Export;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Storage;

/** The files of exports on the disk. */
final class ExportFilesTest extends ExportTestCase
{
    public function test_files_are_deleted_after_a_week(): void
    {
        $this->export('clients');
        $export = Export::query()->sole();
        Export::query()->update(['expires_at' => now()]);

        $this->download($export)->assertRedirect('/reports/clients/exports')->assertSessionHas('error');
        Artisan::call('exports:prune');

        $this->assertSame(ExportStatus::Expired, $export->refresh()->status);
        $this->assertSame([], Storage::allFiles('exports'));
    }

    public function test_file_with_a_missing_part_is_not_sent(): void
    {
        config(['paddock.exports.rows_a_part' => 1]);
        Client::factory()->count(2)->create();
        $this->export('clients');
        $export = Export::query()->sole();
        Storage::delete("exports/{$export->id}/".($export->files[1] ?? ''));

        $this->download($export)->assertRedirect('/reports/clients/exports')->assertSessionHas('error', 'Part of this file is missing. Export the list again.');
        $this->assertSame(0, AuditEvent::query()->where('action', 'export.downloaded')->count());
    }

    public function test_file_that_a_killed_process_left_is_deleted(): void
    {
        foreach ([ExportStatus::Expired, ExportStatus::Failed, ExportStatus::Cancelled, ExportStatus::Running, ExportStatus::Ready] as $status) {
            $export = Export::factory()->createOne(['status' => $status, 'finished_at' => now()->subDays(30), 'expires_at' => $status === ExportStatus::Ready ? now()->addDay() : null]);
            Storage::put("exports/{$export->id}/000000-left.part", 'Ada,Lane');
        }

        Artisan::call('exports:prune');

        $kept = Export::query()
            ->whereIn('status', [ExportStatus::Running, ExportStatus::Ready])
            ->orderBy('id')
            ->pluck('id')
            ->map(static fn (int $id): string => "exports/{$id}/000000-left.part")
            ->all();
        $this->assertSame($kept, Storage::allFiles('exports'));
    }
}

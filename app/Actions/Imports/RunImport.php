<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Jobs\Imports\WorkOnImport;
use App\Models\Import;
use App\Services\Audit\AuditTrail;
use App\Services\Imports\ImportRowBook;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Starts bringing in what was checked; one that failed goes on where it stopped. */
final readonly class RunImport
{
    public function __construct(private ImportRowBook $book, private AuditTrail $audit) {}

    /** @throws ImportMoved when it was not checked, or runs already */
    public function handle(Import $import): void
    {
        DB::transaction(function () use ($import): void {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if ($current->status === ImportStatus::Checked) {
                $this->book->reset($current);
                $current->fill(['processed_rows' => 0, 'read_offset' => (int) ($current->options['data_offset'] ?? 0), 'started_at' => CarbonImmutable::now()]);
            } elseif ($current->status === ImportStatus::Failed) {
                $current->fill(['failures' => 0, 'error' => null]);
            } else {
                throw new ImportMoved;
            }
            // What failed while it was taken back is taken back further.
            $status = $current->undone_by === null ? ImportStatus::Running : ImportStatus::Undoing;
            $current->fill(['status' => $status, 'heartbeat_at' => CarbonImmutable::now()])->save();
            $this->audit->record('import.started', $current, after: ['kind' => $current->kind->value, 'mode' => $current->mode->value, 'total_rows' => $current->total_rows]);
            WorkOnImport::dispatch($current->id);
        });
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Enums\ImportStatus;
use App\Jobs\Imports\WorkOnImport;
use App\Models\Import;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Starts taking an import back, as far as it came. */
final readonly class UndoImport
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws ImportMoved when there is nothing to take back */
    public function handle(Import $import, User $by): void
    {
        DB::transaction(function () use ($import, $by): void {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if (! self::isPossible($current)) {
                throw new ImportMoved;
            }
            if ($current->status === ImportStatus::Failed) {
                $this->audit->record('import.failed', $current, after: ['processed_rows' => $current->processed_rows]);
            }
            $current->update(['status' => ImportStatus::Undoing, 'undone_by' => $by->id, 'undone_rows' => 0, 'kept_rows' => 0, 'failures' => 0, 'error' => null, 'heartbeat_at' => CarbonImmutable::now()]);
            WorkOnImport::dispatch($current->id);
        });
    }

    public static function isPossible(Import $import): bool
    {
        return in_array($import->status, [ImportStatus::Done, ImportStatus::Cancelled, ImportStatus::Failed], true)
            && $import->undone_at === null && $import->created_rows + $import->updated_rows > 0;
    }
}

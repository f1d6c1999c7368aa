<?php

declare(strict_types=1);

namespace App\Actions\Imports;

use App\Domain\Imports\ImportRowRepository;
use App\Enums\ImportStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Imports\WorkOnImport;
use App\Models\Import;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Starts a checked import, or resumes a failed one. */
final readonly class RunImport
{
    public function __construct(private ImportRowRepository $rows, private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the import is neither checked nor failed, or its file was deleted */
    public function handle(Import $import): void
    {
        DB::transaction(function () use ($import): void {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if ($current->status === ImportStatus::Checked) {
                $this->rows->reset($current);
                $current->fill(['processed_rows' => 0, 'read_offset' => (int) ($current->options['data_offset'] ?? 0), 'started_at' => CarbonImmutable::now()]);
            } elseif ($current->status === ImportStatus::Failed && ! $current->canBeResumed()) {
                throw new OperationRefusedException('The file of this import was deleted 30 days after it failed. Upload it again, or undo the import.');
            } elseif ($current->status === ImportStatus::Failed) {
                $current->fill(['failures' => 0, 'error' => null]);
            } else {
                throw ChangedMeanwhileException::decided('import', mb_strtolower($current->status->label()));
            }
            // An undo that failed resumes as an undo.
            $status = $current->undone_by === null ? ImportStatus::Running : ImportStatus::Undoing;
            $current->fill(['status' => $status, 'heartbeat_at' => CarbonImmutable::now()])->save();
            $this->audit->record(
                'import.started',
                $current,
                after: ['kind' => $current->kind->value, 'mode' => $current->mode->value, 'total_rows' => $current->total_rows],
            );
            WorkOnImport::dispatch($current->id);
        });
    }
}

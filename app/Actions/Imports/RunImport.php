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

    /**
     * @param  int|null  $seen  the dry run that the user confirmed
     *
     * @throws OperationRefusedException when the import is neither checked nor failed, was checked again since, or its file was deleted
     */
    public function handle(Import $import, ?int $seen = null): void
    {
        DB::transaction(function () use ($import, $seen): void {
            $current = Import::query()->lockForUpdate()->findOrFail($import->id);
            if ($current->status === ImportStatus::Checked) {
                if ($seen !== null && $seen !== ($current->options['check_no'] ?? 0)) {
                    throw new ChangedMeanwhileException('This file was checked again with other settings in the meantime. Nothing was imported. Review the new check.');
                }
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

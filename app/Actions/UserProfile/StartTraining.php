<?php

declare(strict_types=1);

namespace App\Actions\UserProfile;

use App\Enums\TrainingStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\TrainingRecord;
use Illuminate\Support\Facades\DB;

/** Marks an assigned training as started. Does nothing when it was started already. */
final readonly class StartTraining
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(TrainingRecord $record): void
    {
        DB::transaction(function () use ($record): void {
            $current = TrainingRecord::query()->lockForUpdate()->findOrFail($record->id);
            if ($current->status === TrainingStatus::Assigned) {
                $current->update(['status' => TrainingStatus::Started, 'started_at' => now()]);
                $this->audit->record(
                    'training_record.started',
                    $current,
                    ['status' => TrainingStatus::Assigned->value],
                    ['status' => TrainingStatus::Started->value],
                );
            }
        });
    }
}

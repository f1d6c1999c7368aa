<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Enums\TrainingStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\GatedAbility;
use App\Models\TrainingRecord;
use Illuminate\Support\Facades\DB;

/** Marks training that was not passed by its due date as lapsed, each in its own transaction. A failing record is reported and doesn't stop the others. */
final readonly class LapseTraining
{
    private const OPEN = [TrainingStatus::Assigned, TrainingStatus::Started, TrainingStatus::Failed];

    public function __construct(private AuditTrail $audit) {}

    /** @return int the number of lapsed assignments */
    public function handle(): int
    {
        $ids = TrainingRecord::query()->whereIn('status', self::OPEN)->where('due_on', '<', GatedAbility::today())->orderBy('id')->pluck('id');

        return $ids->filter(fn (int $id): bool => rescue(fn (): bool => DB::transaction(fn (): bool => $this->lapse($id), 3), false))->count();
    }

    private function lapse(int $id): bool
    {
        $record = TrainingRecord::query()->lockForUpdate()->findOrFail($id);
        // A result or a new due date may have come since.
        if (! in_array($record->status, self::OPEN, true) || $record->due_on->toDateString() >= GatedAbility::today()) {
            return false;
        }
        $before = $record->status;
        $record->update(['status' => TrainingStatus::Lapsed]);
        $this->audit->record('training_record.lapsed', $record, ['status' => $before->value], ['status' => TrainingStatus::Lapsed->value]);

        return true;
    }
}

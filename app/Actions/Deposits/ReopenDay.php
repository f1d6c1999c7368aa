<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Reconciliation;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Reopens a closed day and keeps the figures of its closing. */
final readonly class ReopenDay
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the day is open */
    public function handle(CalendarDay $day, string $reason, User $opener): Reconciliation
    {
        return DB::transaction(function () use ($day, $reason, $opener): Reconciliation {
            $closed = Reconciliation::query()->where('day', $day->date)->where('is_standing', true)->lockForUpdate()->first()
                ?? throw new OperationRefusedException('This day is already open. Nothing was changed.');
            $closed->update(['is_standing' => null, 'reopened_by' => $opener->id, 'reopened_at' => now(), 'reopen_reason' => $reason]);
            $this->audit->record('reconciliation.reopened', $closed, ['is_standing' => true], ['day' => $day->date, 'reason' => $reason], $opener->id);

            return $closed;
        }, 3);
    }
}

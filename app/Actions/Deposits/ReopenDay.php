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

    /**
     * @param  int  $seen  the closing on the user's page
     *
     * @throws OperationRefusedException when the day is open, or was closed again in the meantime
     */
    public function handle(CalendarDay $day, int $seen, string $reason, User $opener): Reconciliation
    {
        return DB::transaction(function () use ($day, $seen, $reason, $opener): Reconciliation {
            $closed = Reconciliation::query()->where('day', $day->date)->where('is_standing', true)->lockForUpdate()->first()
                ?? throw new OperationRefusedException('This day is already open. Nothing was changed.');
            if ($closed->id !== $seen) {
                throw new OperationRefusedException('This day was reopened and closed again in the meantime. Check the new closing. Nothing was changed.');
            }
            $closed->update(['is_standing' => null, 'reopened_by' => $opener->id, 'reopened_at' => now(), 'reopen_reason' => $reason]);
            $this->audit->record('reconciliation.reopened', $closed, ['is_standing' => true], ['day' => $day->date, 'reason' => $reason], $opener->id);

            return $closed;
        }, 3);
    }
}

<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BulkChangeProgress;
use App\Enums\BulkChangeKind;
use App\Enums\BulkChangeStatus;
use App\Enums\ClientStatus;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\User;

/** The change of many clients that a person is waiting for, or has just made. */
final readonly class BulkChangeProgressQuery
{
    private const SHOWN_MINUTES = 15;

    private const REASONS = 5;

    public function latest(User $user): ?BulkChangeProgress
    {
        $change = BulkChange::query()->where('user_id', $user->id)->latest('id')->first();
        if ($change === null || ($change->finished_at?->lessThan(now()->subMinutes(self::SHOWN_MINUTES)) ?? false)) {
            return null;
        }

        return new BulkChangeProgress(
            id: $change->id,
            title: $this->title($change),
            status: $change->status,
            is_unfinished: $change->status->isUnfinished(),
            can_undo: in_array($change->status, [BulkChangeStatus::Done, BulkChangeStatus::Cancelled, BulkChangeStatus::Failed], true) && $change->changed_rows > 0,
            total_rows: $change->total_rows,
            changed_rows: $change->changed_rows,
            skipped_rows: $change->skipped_rows,
            skipped: $change->skipped_rows === 0 ? [] : $this->reasons($change),
            error: $change->error,
        );
    }

    private function title(BulkChange $change): string
    {
        return match ($change->kind) {
            BulkChangeKind::Manager => 'Manager: '.($change->payload['value'] === '' ? 'nobody' : (User::withTrashed()->find((int) $change->payload['value'])->full_name ?? 'somebody')),
            BulkChangeKind::Status => 'Status: '.ClientStatus::from($change->payload['value'])->label(),
            BulkChangeKind::Note => 'Note added',
        };
    }

    /** @return list<string> */
    private function reasons(BulkChange $change): array
    {
        return array_values(BulkChangeRow::query()->toBase()->where('bulk_change_id', $change->id)->whereNotNull('skipped_because')
            ->selectRaw('skipped_because, count(*) as clients')->groupBy('skipped_because')->orderByDesc('clients')->limit(self::REASONS)->get()
            ->map(static fn (object $reason): string => "{$reason->clients} × {$reason->skipped_because}")->all());
    }
}

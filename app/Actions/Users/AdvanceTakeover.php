<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Domain\Users\OwnedWork;
use App\Enums\OwnedWorkKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\UserTakeover;
use Illuminate\Support\Facades\DB;

/**
 * Moves one batch of a deactivated user's work. One transaction holds the records and the progress, so a crash loses at most one
 * batch, and a second worker waits for the first.
 */
final readonly class AdvanceTakeover
{
    public const BATCH = 100;

    public function __construct(private OwnedWork $work, private AuditTrail $audit) {}

    /** @return bool whether work is left */
    public function handle(int $takeoverId): bool
    {
        return DB::transaction(function () use ($takeoverId): bool {
            $takeover = UserTakeover::query()->lockForUpdate()->find($takeoverId);
            if ($takeover === null || $takeover->finished_at !== null) {
                return false;
            }
            foreach ($takeover->recipients as $kind => $recipientId) {
                $moved = $this->move(OwnedWorkKind::from($kind), $takeover, $recipientId);
                if ($moved > 0) {
                    return $takeover->update(['moved_rows' => $takeover->moved_rows + $moved]);
                }
            }
            $takeover->update(['finished_at' => now()]);
            $this->audit->record('user.work_moved', $takeover->user, after: ['records' => $takeover->moved_rows], actorId: $takeover->started_by);

            return false;
        });
    }

    /** A recipient who has left since, or lost the ability, gets nothing more: the work stays unassigned. */
    private function move(OwnedWorkKind $kind, UserTakeover $takeover, ?int $recipientId): int
    {
        $recipient = $recipientId === null ? null : OwnedWork::recipients($kind)->whereKey($recipientId)->value('id');

        return $this->work->move($kind, $takeover->user_id, $recipient, self::BATCH, $takeover->started_by);
    }
}

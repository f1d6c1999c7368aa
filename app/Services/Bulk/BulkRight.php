<?php

declare(strict_types=1);

namespace App\Services\Bulk;

use App\Enums\BulkChangeKind;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\User;
use App\Policies\LeadOwners;
use Illuminate\Contracts\Auth\Access\Gate;

/** Whether a change of many may still go on: it may wait for hours, and people leave, or are given other work. */
final readonly class BulkRight
{
    public function __construct(private Gate $gate) {}

    /**
     * Why it may not, as a sentence.
     *
     * @param  User|null  $user  who began it, as they stand now; null when their account is deleted
     */
    public function refusal(BulkChange $change, ?User $user): ?string
    {
        return match (true) {
            $user === null, ! $user->is_active => 'Stopped: whoever began this no longer works here.',
            ! $this->gate->forUser($user)->allows('changeMany', Client::class) => 'Stopped: whoever began this may no longer change many clients at once.',
            $change->status->isApplying() && $this->isManagerGone($change) => 'Stopped: the manager who was chosen no longer works here, or no longer sees clients.',
            default => null,
        };
    }

    private function isManagerGone(BulkChange $change): bool
    {
        return $change->kind === BulkChangeKind::Manager && $change->payload['value'] !== ''
            && LeadOwners::orNobody((int) $change->payload['value']) === null;
    }
}

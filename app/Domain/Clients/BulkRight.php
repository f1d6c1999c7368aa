<?php

declare(strict_types=1);

namespace App\Domain\Clients;

use App\Domain\Leads\LeadOwners;
use App\Enums\BulkChangeKind;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\User;
use Illuminate\Contracts\Auth\Access\Gate;

/** Checks whether a bulk change may continue: its user may have lost permissions while it was queued. */
final readonly class BulkRight
{
    public function __construct(private Gate $gate) {}

    /**
     * The reason to stop, or null.
     *
     * @param  User|null  $user  the user who started it; null when deleted
     */
    public function refusal(BulkChange $change, ?User $user): ?string
    {
        return match (true) {
            $user === null, ! $user->is_active => 'Stopped: the user who started this is no longer active.',
            ! $this->gate->forUser($user)->allows('changeMany', Client::class) => 'Stopped: the user who started this can no longer change clients in bulk.',
            $change->status->isApplying() && $this->isManagerGone($change) => 'Stopped: the chosen account manager is no longer active or can no longer see clients.',
            default => null,
        };
    }

    private function isManagerGone(BulkChange $change): bool
    {
        return $change->kind === BulkChangeKind::Manager && $change->payload['value'] !== ''
            && LeadOwners::orNobody((int) $change->payload['value']) === null;
    }
}

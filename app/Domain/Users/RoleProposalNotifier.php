<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Domain\Notifications\RecipientRepository;
use App\Enums\Ability;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Role;
use App\Models\RoleProposal;
use App\Models\User;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/** Tells the colleagues who can confirm a proposed change of a role. Sent as a standard broadcast (docs/decisions/0020). */
final readonly class RoleProposalNotifier
{
    /** The broadcast type. */
    public const TYPE = 'role_proposal';

    public function __construct(private Outbox $outbox, private RecipientRepository $recipients) {}

    /** Call it in the transaction of the proposal. */
    public function proposed(RoleProposal $proposal, Role $role, User $proposer): void
    {
        $editors = $this->recipients->writersHolding(Ability::ViewRoles)->whereKeyNot($proposer->id)->where('role_id', '!=', $role->id)->get(['id'])->modelKeys();
        $this->outbox->broadcast([(new OutgoingEvent(LiveChannel::Read, [], [
            'type' => self::TYPE, 'title' => "Confirm a change of {$role->title}", 'body' => "{$proposer->full_name}: {$proposal->reason}",
            'url' => route('users.roles-description.index', ['role' => $role->id], absolute: false),
        ], name: BroadcastNotificationCreated::class))->toUsers(array_values($editors))]);
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Events\Auth\StaffSessionsEnded;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\Role;
use App\Models\User;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/** Tells the open pages of signed-in users that their abilities changed; they fetch the new ones. */
final readonly class AccessNotifier
{
    public const CHANGED = 'access_changed';

    public function __construct(private Outbox $outbox) {}

    /**
     * Call it in the transaction, after the change.
     *
     * @param  bool  $isReduced  closes their connections, because channels were authorised with the former abilities
     */
    public function roleChanged(Role $role, bool $isReduced): void
    {
        $users = array_values(User::query()->where('role_id', $role->id)->where('is_active', true)->get(['id'])->modelKeys());
        $event = new OutgoingEvent(LiveChannel::Read, [], ['type' => self::CHANGED], name: BroadcastNotificationCreated::class);
        $this->outbox->broadcast([$event->toUsers($users)]);
        foreach ($isReduced ? $users : [] as $userId) {
            event(new StaffSessionsEnded($userId));
        }
    }
}

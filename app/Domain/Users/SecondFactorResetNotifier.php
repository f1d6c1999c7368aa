<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Domain\Notifications\RecipientRepository;
use App\Enums\Ability;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\SecondFactorReset;
use App\Models\User;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/** Tells the user, and the colleagues who can confirm it, of a request. Sent as standard broadcasts (docs/decisions/0020). */
final readonly class SecondFactorResetNotifier
{
    /** The broadcast type. */
    public const TYPE = 'second_factor_reset';

    public function __construct(private Outbox $outbox, private RecipientRepository $recipients) {}

    /** Call this in the transaction of the request. */
    public function requested(SecondFactorReset $reset, User $user, User $requester): void
    {
        $managers = $this->recipients->writersHolding(Ability::ViewUsers)->whereKeyNot([$user->id, $requester->id])->get(['id'])->modelKeys();
        $this->outbox->broadcast([
            self::event([$user->id], "{$requester->full_name} asked to remove your authenticator app", 'If you didn’t ask for this, tell your manager straight away.', route('user-profile.edit', ['tab' => 'security'], absolute: false)),
            self::event(array_values($managers), "Confirm a reset for {$user->full_name}", "{$requester->full_name}: {$reset->reason}", route('users.edit', $user, absolute: false)),
        ]);
    }

    /** @param  list<int>  $userIds */
    private static function event(array $userIds, string $title, string $body, string $url): OutgoingEvent
    {
        return (new OutgoingEvent(LiveChannel::Read, [], ['type' => self::TYPE, 'title' => $title, 'body' => $body, 'url' => $url], name: BroadcastNotificationCreated::class))->toUsers($userIds);
    }
}

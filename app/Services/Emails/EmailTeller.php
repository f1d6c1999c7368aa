<?php

declare(strict_types=1);

namespace App\Services\Emails;

use App\Enums\Ability;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use App\Services\Contacts\ContactMask;
use App\Services\Notifications\Recipients;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutgoingEvent;
use App\Services\Realtime\LiveChannel;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;

/**
 * Tells of an e-mail from a client. As a mention it is none of the seven types of notification, and travels as the standard
 * broadcast notification (docs/decisions/0020): with words to the account manager, and without any to whoever may have the
 * client's e-mails on the screen.
 */
final readonly class EmailTeller
{
    /** What the browser knows it by: news for a person, and that a list has changed. */
    public const RECEIVED = 'email_received';

    public const CHANGED = 'client_emails_changed';

    public function __construct(private Outbox $outbox, private Recipients $recipients) {}

    /** In the transaction that takes it in. */
    public function received(Email $email, Client $client): void
    {
        $manager = $client->account_manager_id === null ? null : User::query()->where('is_active', true)->find($client->account_manager_id);
        $told = $manager?->hasAbility(Ability::ViewClients) === true ? [$manager->id] : [];
        $others = array_diff(array_keys($this->recipients->holding(Ability::ViewClients)), $told);

        $this->outbox->broadcast([
            ...($manager === null || $told === [] ? [] : [self::event($told, $this->words($email, $client, $manager))]),
            self::event(array_values($others), ['type' => self::CHANGED, 'client_id' => $client->id]),
        ]);
    }

    /** @return array<string, mixed> */
    private function words(Email $email, Client $client, User $manager): array
    {
        return [
            'type' => self::RECEIVED,
            'client_id' => $client->id,
            'title' => "E-mail from {$client->full_name}",
            'body' => ContactMask::isLifted($manager) ? $email->subject : 'It is kept with the client.',
            'url' => route('clients.emails', $client, absolute: false),
        ];
    }

    /**
     * @param  list<int>  $userIds
     * @param  array<string, mixed>  $data
     */
    private static function event(array $userIds, array $data): OutgoingEvent
    {
        // The place of the notification's id stays 0: there is no row of `notifications` behind it.
        return new OutgoingEvent(LiveChannel::Read, array_map(static fn (int $id): array => [$id, 0], $userIds), $data, name: BroadcastNotificationCreated::class);
    }
}

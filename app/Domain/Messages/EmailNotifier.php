<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Domain\Notifications\RecipientRepository;
use App\Enums\Ability;
use App\Enums\EmailStatus;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use App\Support\ContactMask;

/**
 * Notifies staff of an email from a client: the account manager with its subject, and everyone who may have the client's emails
 * on screen without it. Notifies the sender of an email that didn't arrive. Sent as the standard broadcast notification, like a
 * mention (docs/decisions/0020).
 */
final readonly class EmailNotifier
{
    /** Event types in the browser: notifications for one person, and a changed list. */
    public const RECEIVED = 'email_received';

    public const UNDELIVERED = 'email_undelivered';

    public const CHANGED = 'client_emails_changed';

    public function __construct(private Outbox $outbox, private RecipientRepository $recipients) {}

    /** Call this in the transaction that stores the email. */
    public function received(Email $email, Client $client): void
    {
        $manager = self::viewer($client->account_manager_id);
        $others = array_diff(array_keys($this->recipients->holding(Ability::ViewClients)), [$manager?->id]);

        $this->outbox->broadcast([
            ...($manager === null ? [] : [self::personal(self::RECEIVED, "Email from {$client->full_name}", $email, $client, $manager)]),
            OutgoingEvent::personal(array_values($others), ['type' => self::CHANGED, 'client_id' => $client->id]),
        ]);
    }

    /** Call this in the transaction that stores the status. */
    public function undelivered(Email $email): void
    {
        $sender = self::viewer($email->user_id);
        $client = $email->client;
        if ($sender === null || $client === null) {
            return;
        }
        $title = $email->status === EmailStatus::Unknown
            ? "Email to {$client->full_name} may not have been delivered"
            : "Email to {$client->full_name} was not delivered";
        $this->outbox->broadcast([self::personal(self::UNDELIVERED, $title, $email, $client, $sender)]);
    }

    private static function viewer(?int $userId): ?User
    {
        $user = $userId === null ? null : User::query()->where('is_active', true)->find($userId);

        return $user?->hasAbility(Ability::ViewClients) === true ? $user : null;
    }

    private static function personal(string $type, string $title, Email $email, Client $client, User $reader): OutgoingEvent
    {
        return OutgoingEvent::personal([$reader->id], [
            'type' => $type,
            'client_id' => $client->id,
            'title' => $title,
            'body' => ContactMask::isLifted($reader) ? $email->subject : 'Open the client to read it.',
            'url' => route('clients.emails', $client, absolute: false),
        ], Ability::ViewClients);
    }
}

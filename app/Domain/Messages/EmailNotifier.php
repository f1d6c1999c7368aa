<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Domain\Notifications\RecipientRepository;
use App\Enums\Ability;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use App\Support\ContactMask;

/**
 * Notifies staff of an email from a client: the account manager with its text, and everyone who may have the client's emails
 * on screen without it. Sent as the standard broadcast notification, like a mention (docs/decisions/0020).
 */
final readonly class EmailNotifier
{
    /** Event types in the browser: a notification for one person, and a changed list. */
    public const RECEIVED = 'email_received';

    public const CHANGED = 'client_emails_changed';

    public function __construct(private Outbox $outbox, private RecipientRepository $recipients) {}

    /** Call this in the transaction that stores the email. */
    public function received(Email $email, Client $client): void
    {
        $manager = $client->account_manager_id === null ? null : User::query()->where('is_active', true)->find($client->account_manager_id);
        $notified = $manager?->hasAbility(Ability::ViewClients) === true ? [$manager->id] : [];
        $others = array_diff(array_keys($this->recipients->holding(Ability::ViewClients)), $notified);

        $this->outbox->broadcast([
            ...($manager === null || $notified === [] ? [] : [OutgoingEvent::personal($notified, $this->text($email, $client, $manager), Ability::ViewClients)]),
            OutgoingEvent::personal(array_values($others), ['type' => self::CHANGED, 'client_id' => $client->id]),
        ]);
    }

    /** @return array<string, mixed> */
    private function text(Email $email, Client $client, User $manager): array
    {
        return [
            'type' => self::RECEIVED,
            'client_id' => $client->id,
            'title' => "Email from {$client->full_name}",
            'body' => ContactMask::isLifted($manager) ? $email->subject : 'Open the client to read it.',
            'url' => route('clients.emails', $client, absolute: false),
        ];
    }
}

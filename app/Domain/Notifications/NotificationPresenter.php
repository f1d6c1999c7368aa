<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Data\Notifications\NotificationClientData;
use App\Data\Notifications\NotificationData;
use App\Models\Client;
use App\Models\Notification;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Relations\MorphTo;

/** Builds the page data of a notification. The relations of {@see self::relations()} must be loaded. */
final readonly class NotificationPresenter
{
    public function __construct(private NotifiablePresenter $notifiables) {}

    /**
     * For `Notification::with()`: a fixed number of queries for any number of rows.
     *
     * @return array<int|string, mixed>
     */
    public static function relations(): array
    {
        return [
            'client.company',
            'notifiable' => static fn (MorphTo $relation): MorphTo => $relation->morphWith(NotifiablePresenter::relations()),
        ];
    }

    public function present(Notification $notification, string $timezone): NotificationData
    {
        return new NotificationData(
            $notification->id,
            $notification->type,
            $notification->is_read,
            $notification->body,
            $notification->client_id,
            $notification->notifiable_type,
            $notification->client === null ? null : $this->client($notification->client),
            $this->notifiables->present($notification, $timezone),
            $notification->notified_at->toIso8601ZuluString(),
        );
    }

    private function client(Client $client): NotificationClientData
    {
        return new NotificationClientData(
            $client->id,
            $client->full_name,
            $client->first_name,
            $client->last_name,
            $client->pin,
            $client->company->color,
            $client->client_rating,
            $client->company->name,
        );
    }

    /** '20 Nov 2026, 14:05' in the reader's time zone. */
    public static function humanFormat(CarbonImmutable $at, string $timezone): string
    {
        return $at->setTimezone($timezone)->format('j M Y, H:i');
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Data\Notifications\NotificationClientData;
use App\Data\Notifications\NotificationData;
use App\Models\Notification;
use App\Support\DataFactory;
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
        $client = $notification->client;

        return DataFactory::make(NotificationData::class, $notification, [
            'client' => $client === null ? null : DataFactory::make(NotificationClientData::class, $client, ['company_color' => $client->company->color, 'company_name' => $client->company->name]),
            'notifiable' => $this->notifiables->present($notification, $timezone),
        ]);
    }

    /** '20 Nov 2026, 14:05' in the reader's time zone. */
    public static function humanFormat(CarbonImmutable $at, string $timezone): string
    {
        return $at->setTimezone($timezone)->format('j M Y, H:i');
    }
}

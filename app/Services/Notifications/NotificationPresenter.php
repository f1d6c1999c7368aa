<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Data\Notifications\NotifiableCompanyData;
use App\Data\Notifications\NotifiableData;
use App\Data\Notifications\NotificationClientData;
use App\Data\Notifications\NotificationData;
use App\Enums\NotificationType;
use App\Models\Client;
use App\Models\Company;
use App\Models\Deposit;
use App\Models\Notification;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Relations\MorphTo;

/** Shows a notification to its reader. Expects the relations of {@see self::relations()}. */
final readonly class NotificationPresenter
{
    /**
     * What `Notification::with()` must load: a fixed number of queries, however many rows.
     *
     * @return array<int|string, mixed>
     */
    public static function relations(): array
    {
        return [
            'client.company',
            'notifiable' => static fn (MorphTo $relation): MorphTo => $relation->morphWith([
                Client::class => ['company'],
                Deposit::class => ['bankLine', 'client.company'],
            ]),
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
            $this->notifiable($notification, $timezone),
            $notification->notified_at,
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

    /** Work that was deleted since is shown with what the notification itself knows. */
    private function notifiable(Notification $notification, string $timezone): NotifiableData
    {
        $work = $notification->getRelation('notifiable');
        $client = $work instanceof Client ? $work : ($work instanceof Deposit ? $work->client : $notification->client);
        $createdAt = $work?->getAttribute('created_at') ?? $notification->notified_at;

        return new NotifiableData(
            $notification->notifiable_id,
            $client?->company->name,
            $this->company($client?->company),
            self::humanFormat($createdAt, $timezone),
            $notification->type === NotificationType::RiskCheck && $work instanceof Client && $work->new_account_checked_at === null,
            $work instanceof Deposit ? $work->bankLine->description : null,
            $work instanceof Deposit ? $work->amount_cents : null,
        );
    }

    private function company(?Company $company): ?NotifiableCompanyData
    {
        return $company === null ? null : new NotifiableCompanyData($company->name);
    }

    /** '20 Nov 2026, 14:05' in the reader's zone. */
    public static function humanFormat(CarbonImmutable $at, string $timezone): string
    {
        return $at->setTimezone($timezone)->format('j M Y, H:i');
    }
}

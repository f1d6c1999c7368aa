<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Models\Client;
use App\Models\Notification;
use Illuminate\Database\Eloquent\Model;

/** What is said about a piece of work, the same to everybody. */
final readonly class Announcement
{
    /** @param  Model  $notifiable  loaded as {@see \App\Services\Notifications\NotificationPresenter} needs it */
    public function __construct(
        public Model $notifiable,
        public ?Client $client,
        public string $body,
    ) {}

    /** One live row per person, type and client; the work itself stands in while its client is unknown. */
    public function subjectKey(): string
    {
        return $this->client === null
            ? "{$this->notifiable->getMorphClass()}:{$this->notifiable->getKey()}"
            : self::keyOfClient($this->client->id);
    }

    public static function keyOfClient(int $clientId): string
    {
        return "client:{$clientId}";
    }

    /** Gives a notification of this work its relations, so that nothing is read once per recipient. */
    public function attachTo(Notification $notification): Notification
    {
        return $notification->setRelation('client', $this->client)->setRelation('notifiable', $this->notifiable);
    }
}

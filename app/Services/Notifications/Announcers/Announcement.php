<?php

declare(strict_types=1);

namespace App\Services\Notifications\Announcers;

use App\Models\Client;
use App\Models\Notification;
use App\Services\Notifications\WorkSubject;
use Illuminate\Database\Eloquent\Model;

/** What is said about a piece of work, the same to everybody. */
final readonly class Announcement
{
    public WorkSubject $subject;

    /**
     * @param  Model  $notifiable  loaded as {@see \App\Services\Notifications\NotificationPresenter} needs it
     * @param  list<int>  $alsoTo  people who are told even without the ability
     */
    public function __construct(
        public Model $notifiable,
        public ?Client $client,
        public string $body,
        public array $alsoTo = [],
    ) {
        $this->subject = WorkSubject::of($notifiable);
    }

    /** @return array<string, mixed> what the rows of everybody who is told say */
    public function columns(): array
    {
        return [
            'client_id' => $this->subject->clientId,
            'notifiable_type' => $this->notifiable->getMorphClass(),
            'notifiable_id' => $this->notifiable->getKey(),
            'body' => $this->body,
        ];
    }

    /** Gives a notification of this work its relations, so that nothing is read once per recipient. */
    public function attachTo(Notification $notification): Notification
    {
        return $notification->setRelation('client', $this->client)->setRelation('notifiable', $this->notifiable);
    }
}

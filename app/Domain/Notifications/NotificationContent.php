<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Models\Client;
use Illuminate\Database\Eloquent\Model;

/** The content of a notification about a piece of work, the same for every recipient. */
final readonly class NotificationContent
{
    public WorkSubject $subject;

    /**
     * @param  Model  $notifiable  with the relations that {@see NotificationPresenter} needs
     * @param  list<int>  $alsoTo  user ids that are notified even without the ability
     */
    public function __construct(
        public Model $notifiable,
        public ?Client $client,
        public string $body,
        public array $alsoTo,
    ) {
        $this->subject = WorkSubject::of($notifiable);
    }

    /** @return array<string, mixed> the columns that are the same in every recipient's row */
    public function columns(): array
    {
        return [
            'client_id' => $this->subject->clientId,
            'notifiable_type' => $this->notifiable->getMorphClass(),
            'notifiable_id' => $this->notifiable->getKey(),
            'body' => $this->body,
        ];
    }
}

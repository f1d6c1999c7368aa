<?php

declare(strict_types=1);

namespace App\Domain\Notifications;

use App\Models\Client;
use App\Models\SmsMessage;
use Illuminate\Database\Eloquent\Model;

/**
 * The subject of a notification: the client of the work or, while the client is unknown, the work itself or its conversation.
 *
 * Its key is `notifications.subject_key`: a user has one notification per type and subject.
 */
final readonly class WorkSubject
{
    /** @param  string  $type  the morph name of the record that `$id` belongs to */
    private function __construct(public ?int $clientId, public string $type, public int $id) {}

    /** @param  Model  $work  an SMS with its conversation */
    public static function of(Model $work): self
    {
        $record = $work instanceof SmsMessage ? $work->conversation : $work;
        $clientId = $record instanceof Client ? $record->id : $record->getAttribute('client_id');

        return new self($clientId === null ? null : (int) $clientId, $record->getMorphClass(), (int) $record->getKey());
    }

    /** From the columns of `notifications`. */
    public static function stored(string $key, ?int $clientId): self
    {
        [$type, $id] = explode(':', $key, 2);

        return new self($clientId, $type, (int) $id);
    }

    public function key(): string
    {
        return $this->clientId === null ? $this->recordKey() : "client:{$this->clientId}";
    }

    /** The key from before the client was known; null when there is none. */
    public function formerKey(): ?string
    {
        return $this->recordKey() === $this->key() ? null : $this->recordKey();
    }

    private function recordKey(): string
    {
        return "{$this->type}:{$this->id}";
    }
}

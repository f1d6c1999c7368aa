<?php

declare(strict_types=1);

namespace App\Services\Notifications;

use App\Models\Client;
use App\Models\SmsMessage;
use Illuminate\Database\Eloquent\Model;

/**
 * What news is about: the client of a piece of work or, while nobody knows the client, what stands in for it.
 *
 * Its key is that of `notifications`: one live row per person, type and subject.
 */
final readonly class WorkSubject
{
    /**
     * @param  string  $type  of what stands in for the client, as morphs are named; the client itself where nothing does
     */
    private function __construct(public ?int $clientId, public string $type, public int $id) {}

    /** @param  Model  $work  an SMS with its conversation */
    public static function of(Model $work): self
    {
        $standIn = $work instanceof SmsMessage ? $work->conversation : $work;
        $clientId = $standIn instanceof Client ? $standIn->id : $standIn->getAttribute('client_id');

        return new self($clientId === null ? null : (int) $clientId, $standIn->getMorphClass(), (int) $standIn->getKey());
    }

    /** As a row of `notifications` has it. */
    public static function stored(string $key, ?int $clientId): self
    {
        [$type, $id] = explode(':', $key, 2);

        return new self($clientId, $type, (int) $id);
    }

    public function key(): string
    {
        return $this->clientId === null ? $this->standIn() : "client:{$this->clientId}";
    }

    /** The other key, under which people were told before the client was known; null where there was no such time. */
    public function formerKey(): ?string
    {
        return $this->standIn() === $this->key() ? null : $this->standIn();
    }

    private function standIn(): string
    {
        return "{$this->type}:{$this->id}";
    }
}

<?php

declare(strict_types=1);

namespace Tests\Feature\Outbox;

use App\Models\OutboxMessage;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutboxRelay;
use App\Services\Outbox\OutgoingEvent;
use App\Services\Realtime\LiveChannel;
use Closure;
use Illuminate\Http\Client\Factory;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;

/** Writes events to the outbox, relays them to a realtime server that is played, and looks at what it was sent. */
trait RelaysEvents
{
    /** A read event for each of them, in this order. */
    private function write(int ...$userIds): void
    {
        $events = [];
        foreach (array_values($userIds) as $n => $userId) {
            $events[] = new OutgoingEvent(LiveChannel::Read, [[$userId, $n + 1]], ['is_read' => true]);
        }

        app(Outbox::class)->broadcast($events);
    }

    /** One event for all of them, each with a notification of the same number. */
    private function writeToAll(int ...$userIds): void
    {
        $people = array_map(static fn (int $userId): array => [$userId, $userId], array_values($userIds));

        app(Outbox::class)->broadcast([new OutgoingEvent(LiveChannel::Read, $people, ['is_read' => true])]);
    }

    private function relay(): bool
    {
        return app(OutboxRelay::class)->drain();
    }

    /**
     * Another realtime server from here on; what the former was sent is forgotten.
     *
     * @param  Closure|null  $answer  to a call; null for one that takes everything
     */
    private function serve(?Closure $answer = null): void
    {
        Http::swap(new Factory);
        Http::fake($answer ?? ['*' => Http::response('{}')]);
        $this->app->make('Illuminate\Broadcasting\BroadcastManager')->forgetDrivers();
    }

    /** @return list<list<int>> whom each row that is left still has to reach */
    private function waiting(): array
    {
        $rows = OutboxMessage::query()->whereNull('delivered_at')->orderBy('id')->get()->all();

        return array_values(array_map(static fn (OutboxMessage $row): array => array_column($row->payload['people'], 0), $rows));
    }

    /** @return list<array<string, mixed>> the events of every call to the realtime server, in order */
    private function sent(): array
    {
        return array_values(Http::recorded()
            ->flatMap(static fn (array $call): array => $call[0] instanceof Request ? $call[0]->data()['batch'] : [])
            ->map(static fn (array $event): array => [...$event, 'data' => json_decode($event['data'], true, flags: JSON_THROW_ON_ERROR)])
            ->all());
    }

    /** @return list<string> the channels of every call to the realtime server, in order */
    private function calledChannels(): array
    {
        return array_column($this->sent(), 'channel');
    }
}
